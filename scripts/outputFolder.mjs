import { resolve } from 'node:path'

/** Where a build is written and read: `dist`, or the folder that `SITE_OUT` names. */
export function outputFolderOf(environment) {
  return resolve(environment.SITE_OUT || 'dist')
}

/** The output folder of this process. */
export const outputFolder = outputFolderOf(process.env)
