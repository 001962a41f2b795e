import { cloudflare } from './cloudflare.ts'
import { netlify } from './netlify.ts'
import type { Profile } from './profile.ts'

/** The hosts that `verify --profile` knows. */
export const profiles: Readonly<Record<string, Profile>> = { cloudflare, netlify }
