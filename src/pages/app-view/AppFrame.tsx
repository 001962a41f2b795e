import { PageShell, type PageShellProps } from '../PageShell.tsx'

/** A page within the app, which has a bar of its own and a way back: no navbar, no footer. */
export function AppFrame({ children, ...shell }: PageShellProps) {
  return (
    <PageShell {...shell}>
      <main id="content" className="container app-view">
        {children}
      </main>
    </PageShell>
  )
}
