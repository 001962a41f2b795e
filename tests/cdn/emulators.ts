import type { KnownDifference, Profile } from '../../scripts/verify/judge.ts'
import { cloudflare, netlify } from '../../scripts/verify/profiles.ts'

/** A host's own program that serves an upload folder on this machine, without an account. */
export interface Emulator {
  readonly profile: Profile
  /** Folder below `hosts` of the build. */
  readonly folder: string
  /** Package and version, the last one that runs on Node 20. */
  readonly package: string
  readonly parameters: (folder: string, port: number) => readonly string[]
  /** What only the emulator does differently. */
  readonly known: readonly KnownDifference[]
  /** Paths that would end the emulator. */
  readonly unasked: readonly string[]
}

const wrangler: Emulator = {
  profile: cloudflare,
  folder: 'cloudflare',
  package: 'wrangler@4.86.0',
  parameters: (folder, port) => [
    ...['pages', 'dev', folder, '--ip=127.0.0.1', `--port=${port}`],
    ...['--compatibility-date=2026-04-01', '--show-interactive-dev-session=false'],
  ],
  known: [
    {
      what: /^x-server-env$/,
      seen: /^dev$/,
      why: 'The emulator says that it is one.',
    },
    {
      what: /./,
      path: /^\/(?:a{2000}|privacy-policy%00\.html)$/,
      why: 'The emulator asks the file system for the path, which refuses it; the host asks a table.',
    },
  ],
  unasked: [],
}

const netlifyDev: Emulator = {
  profile: netlify,
  folder: 'netlify',
  package: 'netlify-cli@26.2.0',
  parameters: (folder, port) => [
    ...['dev', `--dir=${folder}`, `--port=${port}`, '--offline', '--no-open', '--skip-gitignore'],
    // They would need a runtime that is downloaded.
    '--internal-disable-edge-functions',
  ],
  known: [
    {
      what: /^cache-control$/,
      seen: /^public, max-age=0(?:, must-revalidate)?$/,
      why: 'The emulator overrides the rules for this header.',
    },
    {
      what: /^content-type$/,
      path: /\.(?:atom|docx|ico|js|json|mjs|sig|svg|webmanifest|xml)$/,
      why: 'The emulator overrides the rules for this header.',
    },
    {
      what: /^content-encoding$/,
      seen: /^\(absent\)$/,
      why: 'The emulator does not compress.',
    },
    {
      what: /^(?:status|body)$/,
      path: /^\/\/(?:evil\.example(?:\/\.\.)?|healthz)$/,
      check: /^not found$/,
      why: 'The emulator takes what follows two slashes for a host, and serves the landing page.',
    },
    {
      what: /^(?:status|content-type|body)$/,
      path: /^\/privacy-policy%00\.html$/,
      why: 'The emulator refuses a null byte in other words.',
    },
  ],
  // `decodeURIComponent` throws where nothing catches it.
  unasked: ['/%', '/%zz'],
}

export const emulators: readonly Emulator[] = [wrangler, netlifyDev]
