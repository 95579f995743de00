#!/bin/sh
# Restarts the servers one after the other, each while nginx sends it nothing. Usage: restart.sh 3001 3002 3003
set -eu
upstream=${UPSTREAM:-/etc/nginx/muhurta-upstream.conf}
reload=${RELOAD_NGINX:-systemctl reload nginx}
restart=${RESTART_SERVER:-systemctl restart muhurta@}

for port in "$@"; do
  sed -i "s/server 127.0.0.1:$port;/server 127.0.0.1:$port down;/" "$upstream"
  $reload
  # What nginx was just sending arrives; the server itself finishes what it has begun.
  sleep 2
  $restart$port
  until curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz"; do sleep 1; done
  sed -i "s/server 127.0.0.1:$port down;/server 127.0.0.1:$port;/" "$upstream"
  $reload
done
