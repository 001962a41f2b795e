import { RESIZE_DEBOUNCE } from '../interfaceConstants.ts'

/**
 * Calls `handler` once the window has stopped resizing for `delay` ms.
 * @returns a function that stops listening
 */
export function onResize(handler: () => void, delay: number = RESIZE_DEBOUNCE): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(handler, delay)
  }
  addEventListener('resize', restart)
  return () => {
    clearTimeout(timer)
    removeEventListener('resize', restart)
  }
}
