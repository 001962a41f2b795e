function closeOthers({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return
  const open = target.closest('.accordion')?.querySelectorAll<HTMLDetailsElement>('[open]') ?? []
  for (const item of open) if (item !== target) item.open = false
}

/**
 * Keeps one answer of an accordion open at a time (specification §2 "FAQ") in browsers that do not
 * know exclusive `<details>`: Chrome before 120, Firefox before 130, Safari before 17.2.
 */
export function keepOneAnswerOpen(): void {
  // `toggle` does not bubble.
  addEventListener('toggle', closeOthers, { capture: true })
}
