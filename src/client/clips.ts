/**
 * Plays the clips whose boxes are checked, in their place, and stops those that are no longer shown. At its
 * end a clip unchecks its box.
 */
export function playClips(): void {
  const follow = () => {
    for (const clip of document.querySelectorAll<HTMLVideoElement>('.shot > video')) {
      const box = clip.parentElement?.querySelector('input')
      if (!box) continue
      const rest = () => {
        box.checked = false
      }
      clip.onpause = rest
      if (box.checked && box.getClientRects().length > 0) clip.play().catch(rest)
      else clip.pause()
    }
  }
  addEventListener('change', follow)
  follow()
}
