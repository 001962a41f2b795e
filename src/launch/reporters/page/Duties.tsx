import type { LaunchReview } from '../../review.ts'

/** What the law asks for, and whether it does so of this company. */
export function Duties({ duties }: Pick<LaunchReview, 'duties'>) {
  return (
    <section className="duties">
      <h2>Duties</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Duty</th>
            <th scope="col">Verdict</th>
            <th scope="col">Reason and statute</th>
            <th scope="col">Page</th>
          </tr>
        </thead>
        <tbody>
          {duties.map(({ id, matter, verdict, isMet, reason, statutes, page }) => (
            <tr key={id}>
              <th scope="row">{matter}</th>
              <td>
                {verdict}
                {verdict !== 'does not apply' && (isMet ? ', supplied' : ', open')}
              </td>
              <td>
                {reason} {statutes}
              </td>
              <td>
                <code>{page}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
