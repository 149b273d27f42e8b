import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import type { TaxDetails } from '@roomlark/contract/settlement/tax-details'
import { useState } from 'react'
import { useTaxDetails } from '../../../data/payout-papers.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Pencil } from '../../../ui/icons/pencil.ts'
import { shortDayWords } from './details-words.ts'
import { TaxDialog } from './tax-dialog.tsx'

const vatWords = {
  registered: say('Registered for VAT'),
  'small-business': say('Small business, exempt'),
  none: say('Not registered for VAT'),
} as const satisfies Record<TaxDetails['vatStatus'], string>

/** Whether the affiliate is a business, whether it charges VAT, and who issues its invoices. */
export function TaxCard({ usualCountry }: { usualCountry: string }) {
  const details = useTaxDetails()
  const [isEditing, setEditing] = useState(false)
  const { data } = details
  return (
    <Card aria-labelledby="tax-details">
      <CardHead
        title={<span id="tax-details">{say('Taxes and invoices')}</span>}
        subtitle={say('Business or private, VAT, and who issues your invoices')}
      >
        {data === undefined ? null : (
          <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            {data === null ? say('Enter') : say('Edit')}
          </Button>
        )}
      </CardHead>
      {data === undefined ? (
        <CardWaiting query={details} />
      ) : data === null ? (
        <p className="text-muted">
          {say('Not entered yet. A business needs it for invoices about its commission.')}
        </p>
      ) : (
        <TaxFacts details={data} />
      )}
      {isEditing && data !== undefined ? (
        <TaxDialog saved={data} usualCountry={usualCountry} onClose={() => setEditing(false)} />
      ) : null}
    </Card>
  )
}

function TaxFacts({ details }: { details: TaxDetails }) {
  const { isBusiness, vatStatus, country, vatId, vatIdCheck, selfBillingSince } = details
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <Fact term={say('You are')}>
        {isBusiness ? say('A business') : say('A private person')}, {sayCountry(country)}
      </Fact>
      <Fact term={say('VAT')}>{vatWords[vatStatus]}</Fact>
      {vatId === '' ? null : (
        <Fact term={say('VAT id')}>
          <span className="tabular-nums">{vatId}</span>
          {vatIdCheck === null ? null : (
            <span className="block text-sm text-muted">
              {vatIdCheck === 'valid' ? say('Confirmed by VIES') : say('Not confirmed by VIES yet')}
            </span>
          )}
        </Fact>
      )}
      {isBusiness ? (
        <Fact term={say('Invoices')}>
          {selfBillingSince === null
            ? say('You issue them yourself')
            : say('Issued by Roomlark since {day}', { day: shortDayWords(selfBillingSince) })}
        </Fact>
      ) : null}
    </dl>
  )
}
