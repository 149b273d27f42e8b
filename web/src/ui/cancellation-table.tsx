import { say } from '@roomlark/contract/say'

type Term = { when: string; until: string | null; fee: string }

/** Cancellation fees and their deadlines; the times are for one arrival, named in the caption. */
export function CancellationTable({ terms, arrival }: { terms: readonly Term[]; arrival: string }) {
  return (
    <table className="w-full text-left text-[14px] leading-5">
      <caption className="mb-2 caption-bottom pt-2 text-left text-sm text-muted">
        {say("Dates are for an arrival on {arrival}, by the hotel's clock.", { arrival })}
      </caption>
      <thead className="text-sm text-muted">
        <tr className="border-b border-border">
          <th scope="col" className="py-2 pr-3 font-medium">
            {say('When you cancel')}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {say('It costs')}
          </th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ when, until, fee }) => (
          <tr key={when} className="border-b border-border">
            <th scope="row" className="py-2.5 pr-3 align-top font-normal">
              {when}
              {until ? <span className="block text-sm text-muted">{until}</span> : null}
            </th>
            <td className="py-2.5 text-right align-top font-[540]">{fee}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
