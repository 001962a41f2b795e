import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The least that serves the landing page with brotli: what a request costs nginx by itself. */
const bare = `
events { worker_connections 8192; }
http {
  client_body_temp_path temporary;
  proxy_temp_path temporary;
  fastcgi_temp_path temporary;
  uwsgi_temp_path temporary;
  scgi_temp_path temporary;
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=2000;
  server {
    listen 8080;
    root dist/site;
    location = / {
      default_type text/html;
      add_header Content-Encoding br;
      try_files /index.html.br =404;
    }
    location / {
      try_files $uri =404;
    }
  }
}
`

export interface NginxOptions {
  readonly port: number
  /** The project's own nginx.conf, or the least that serves a page. */
  readonly file: 'own' | 'bare'
  readonly isLogging: boolean
  readonly workers: number | 'auto'
}

/**
 * Writes a configuration for a port into a folder of its own, beside the build.
 * @returns the parameters that start nginx there
 */
export function nginxParameters(
  folder: string,
  { port, file, isLogging, workers }: NginxOptions,
): readonly string[] {
  const prefix = resolve(folder, `nginx-${port}`)
  rmSync(prefix, { recursive: true, force: true })
  mkdirSync(prefix, { recursive: true })
  symlinkSync(resolve('dist'), join(prefix, 'dist'))
  const log = isLogging ? 'access_log log requests buffer=32k flush=1s;' : 'access_log off;'
  const text = (file === 'bare' ? bare : readFileSync('nginx.conf', 'utf8'))
    .replaceAll(/(listen (?:\[::\]:)?)8080/g, `$1${port}`)
    .replaceAll(/^(?:pid|worker_processes) .*\n/gm, '')
    .replace(/access_log \/dev\/stdout .*;/, log)
  const own = `pid nginx.pid;\nworker_processes ${workers};\n`
  writeFileSync(join(prefix, 'nginx.conf'), own + text)
  return ['-e', 'stderr', '-p', `${prefix}/`, '-c', join(prefix, 'nginx.conf'), '-g', 'daemon off;']
}
