/** sharp, loaded where there is a picture to read: a site without any needs no binary of it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}
