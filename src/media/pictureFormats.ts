/** The formats of a picture, the smaller one first: browsers take the first that they know. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]
