import { countText } from '../../src/launch/countText.ts'
import type { Site } from '../../src/model/site.ts'
import type { Output } from '../command.ts'
import { interview } from './interview.ts'
import type { Interviewer } from './interviewer.ts'

/** What may be done once facts are in the operator's file. */
export const nextSteps = [
  'npm run launch-check   what is left to do, and who can do it',
  'npm start              the site as it is now',
].join('\n')

/** Asks what is open, and says where the answers are. */
export async function holdInterview(
  site: Site,
  interviewer: Interviewer,
  output: Pick<Output, 'log'>,
): Promise<void> {
  const { file } = site.source
  output.log(`Every answer is written into ${file} at once. Ctrl+C stops; npm run setup goes on.`)
  const { answered, isStopped } = await interview(site, interviewer)
  const words = `${countText(answered, 'answer')} written into ${file}.`
  output.log(
    isStopped ? `Stopped. ${words} npm run setup goes on.` : `${words} Next:\n${nextSteps}`,
  )
}
