/** A Unix socket in a private folder, or a local port on Windows. */
export type Endpoint =
  | { readonly kind: 'socket'; readonly folder: string }
  | { readonly kind: 'port'; readonly port: number }

/** For a small machine that also runs the site: little memory, few processes, every commit synced. */
const SMALL_SERVER = {
  max_connections: '60',
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '2',
  // No replication: operators who need it use a Postgres of their own.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '256MB',
  timezone: 'UTC',
  cluster_name: 'muhurta',
  // Ends the running statement of a site that was killed.
  client_connection_check_interval: '2s',
}

/** Keeps personal data out of the log: no statements, no details, no values of failed statements. */
const DISCREET_LOG = {
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const DISPOSABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' }

/** On the command line, so that they always match this version of the program. */
export function postgresOptions(endpoint: Endpoint, { disposable }: { disposable: boolean }): string[] {
  const settings = {
    ...SMALL_SERVER,
    ...DISCREET_LOG,
    ...(disposable ? DISPOSABLE : {}),
    ...listening(endpoint),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function listening(endpoint: Endpoint): Record<string, string> {
  if (endpoint.kind === 'port') {
    return { listen_addresses: '127.0.0.1', port: String(endpoint.port), unix_socket_directories: '' }
  }
  // The value is a list, so a path with a comma or a space needs the quotes.
  const quoted = `"${endpoint.folder.replaceAll('"', '""')}"`
  return { listen_addresses: '', port: '5432', unix_socket_directories: quoted, unix_socket_permissions: '0700' }
}
