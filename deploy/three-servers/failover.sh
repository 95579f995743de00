#!/bin/sh
# Makes the standby the primary. First make sure that the old primary is off and stays off: two primaries would both take
# bookings. Usage: failover.sh postgres://postgres:password@standby:5432/postgres
set -eu
standby=$1
pgbouncer=${PGBOUNCER_INI:-/etc/pgbouncer/pgbouncer.ini}
reload=${RELOAD_PGBOUNCER:-systemctl reload pgbouncer}

psql "$standby" --quiet --tuples-only --command 'select pg_promote()'
host=$(psql "$standby" --quiet --tuples-only --no-align --command 'select host(inet_server_addr())')
port=$(psql "$standby" --quiet --tuples-only --no-align --command 'select inet_server_port()')
sed -i "s/^\* = .*/* = host=$host port=$port/" "$pgbouncer"
$reload
