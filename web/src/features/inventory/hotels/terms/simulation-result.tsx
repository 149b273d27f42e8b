import type { Simulation } from '@roomlark/contract/partners/simulations'
import { say } from '@roomlark/contract/say'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'

/** What the stays of the last 90 days cost, and what they would have cost, by partner. */
export function SimulationResult({ simulation }: { simulation: Simulation }) {
  const { partners, currency, fromOn, untilOn, stays, wasCents, wouldBeCents } = simulation
  const money = (cents: number) => moneyText(cents, currency)
  return (
    <section role="status" className="rounded-md bg-sunken p-4">
      <h3>{say('Stays of the last 90 days')}</h3>
      <p className="mb-3 text-sm text-muted">
        {say('{period}. Nothing is saved.', { period: longRangeWords(fromOn, untilOn) })}
      </p>
      {partners.length === 0 ? (
        <p className="text-sm">{say('No stays of partners ended in these days.')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-[14px] tabular-nums">
            <thead className="text-sm text-muted">
              <tr>
                <th scope="col" className="py-1.5 text-left font-normal">
                  {say('Partner')}
                </th>
                <th scope="col" className="py-1.5 pl-4 text-right font-normal">
                  {say('Stays')}
                </th>
                <th scope="col" className="py-1.5 pl-4 text-right font-normal">
                  {say('Cost')}
                </th>
                <th scope="col" className="py-1.5 pl-4 text-right font-normal">
                  {say('Would be')}
                </th>
              </tr>
            </thead>
            <tbody>
              {partners.map((partner) => (
                <tr key={partner.partnershipId} className="border-t border-border">
                  <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                    {partner.partnerName}
                  </th>
                  <td className="pl-4 text-right">{partner.stays}</td>
                  <td className="pl-4 text-right">{money(partner.wasCents)}</td>
                  <td className="pl-4 text-right">{money(partner.wouldBeCents)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot className="font-strong">
              <tr className="border-t-2 border-text">
                <th scope="row" className="py-2 text-left">
                  {say('All partners')}
                </th>
                <td className="pl-4 text-right">{stays}</td>
                <td className="pl-4 text-right">{money(wasCents)}</td>
                <td className="pl-4 text-right">{money(wouldBeCents)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  )
}
