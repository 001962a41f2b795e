/**
 * Lets *Play* rest when the day is over: the box is unchecked, and the other round is named, so that
 * it plays from the start when it is pressed again. Without a script *Again* takes its place.
 */
export function restAfterDay(): void {
  addEventListener('animationend', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('.scene')) return
    const [play, again] = document.querySelectorAll<HTMLInputElement>('.player input')
    if (!play || !again) return
    play.checked = false
    again.checked = !again.checked
  })
}
