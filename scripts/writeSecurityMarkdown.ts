import { writeFileSync } from 'node:fs'
import { supplied } from '../src/model/placeholder.ts'
import { readSite } from './readSite.ts'
import { securityFile, securityMarkdown } from './securityMarkdown.ts'

const { contacts } = readSite(process.env).config
writeFileSync(securityFile, securityMarkdown(supplied(contacts.security)))
