import { readFileSync, writeFileSync } from 'node:fs'
import { withArchiveAddresses } from './supplyChain/archiveAddresses.ts'

const file = 'package-lock.json'
writeFileSync(file, withArchiveAddresses(readFileSync(file, 'utf8')))
