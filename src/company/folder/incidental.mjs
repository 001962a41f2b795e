/**
 * Whether a file is one that systems and editors leave in folders by themselves: hidden files, backups, automatic
 * saves and locks. A lock may be a link that leads nowhere, as Emacs makes them (`.#site.yaml`). Every reader of a
 * folder leaves them out by this rule. `.well-known` is a name of the web (RFC 8615), and `.addresses.txt` keeps the
 * addresses of the site. It is no TypeScript, because `npm start` asks before packages are installed.
 * @param {string} name without its folder
 */
export function isIncidental(name) {
  return /^(?:\.(?!(?:well-known|addresses\.txt)$).*|.*~|#.*#|~\$.*|thumbs\.db|desktop\.ini)$/i.test(
    name,
  )
}
