/** Where a work comes from, of the IPTC's Digital Source Types those that an app or a camera states. */
export const workSources = {
  trainedAlgorithmicMedia: 'generated',
  compositeWithTrainedAlgorithmicMedia: 'composed',
  digitalCapture: 'captured',
} as const

export type WorkSource = (typeof workSources)[keyof typeof workSources]

/** What a file says of how it was made, signed by its maker (C2PA 2.4, Content Credentials). */
export interface ContentCredentials {
  /** The program it was made with. */
  readonly tool?: string | undefined
  readonly source?: WorkSource | undefined
  /** The day it was made, ISO 8601. */
  readonly day?: string | undefined
  /** Who signed, as the certificate names them. */
  readonly signer?: string | undefined
}
