/**
 * Plays the clips whose boxes are checked, in their place, and stops those that are no longer shown. At its
 * end a clip unchecks its box.
 */
function playClips(): void {
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

/**
 * Lets *Play* rest when the day is over: the box is unchecked, and the other round is named, so that
 * it plays from the start when it is pressed again. Without a script *Again* takes its place.
 */
function restAfterDay({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('.scene')) return
  const [play, again] = document.querySelectorAll<HTMLInputElement>('.player input')
  if (!play || !again) return
  play.checked = false
  again.checked = !again.checked
}

/**
 * Keeps one answer of an accordion open at a time (specification §2 "FAQ") in browsers that do not
 * know exclusive `<details>`: Chrome before 120, Firefox before 130, Safari before 17.2.
 */
function closeOthers({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return
  const open = target.closest('.accordion')?.querySelectorAll<HTMLDetailsElement>('[open]') ?? []
  for (const item of open) if (item !== target) item.open = false
}

/** Starts what the page does besides React. */
export function listen(): void {
  addEventListener('animationend', restAfterDay)
  addEventListener('change', playClips)
  playClips()
  // `toggle` does not bubble.
  addEventListener('toggle', closeOthers, { capture: true })
}
