import type { CompanyAccount, UnbilledStay } from '@roomlark/contract/bookings/company-bills'
import type { CompanyProfile } from '@roomlark/contract/bookings/company-profiles'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { rangeWords } from '../../../../lib/day-words.ts'
import { stateWords } from '../../../../parts/booking-marks/state-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Link } from '../../../../ui/link.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { BillDialog } from './bill-dialog.tsx'
import { isOver, listSelections } from './unbilled-stays.ts'

type UnbilledCardProps = { profile: CompanyProfile; account: CompanyAccount }

/** Stays of a company that are on no invoice yet, of which one bill is made. */
export function UnbilledCard({ profile, account: { unbilled, currency } }: UnbilledCardProps) {
  const mayWrite = useMay('work-desk', profile.hotelId)
  const [chosen, setChosen] = useState('all')
  /** Stays that were ticked or unticked by hand. */
  const [turned, setTurned] = useState<readonly string[]>([])
  const [isIssuing, setIssuing] = useState(false)
  const selections = listSelections(unbilled)
  const selection = selections.find(({ value }) => value === chosen) ?? selections[0]
  const shown = unbilled.filter((stay) => selection?.has(stay))
  const isTicked = (stay: UnbilledStay) => isOver(stay) !== turned.includes(stay.folioId)
  const ticked = shown.filter(isTicked)
  const totalCents = ticked.reduce((cents, { chargesCents }) => cents + chargesCents, 0)
  return (
    <Card>
      <CardHead title={say('Not invoiced yet')} subtitle={say('Stays of its guests, for one bill')} />
      {unbilled.length === 0 ? (
        <p className="text-muted">{say('Everything is on an invoice')}</p>
      ) : (
        <>
          {selections.length > 2 ? (
            <SelectField
              label={say('Stays that ended in, or group')}
              value={selection?.value}
              onChange={({ target }) => setChosen(target.value)}
              className="mb-3"
            >
              {selections.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          ) : null}
          <ul>
            {shown.map((stay) => (
              <Row
                key={stay.folioId}
                {...{ stay, currency, mayWrite }}
                isTicked={isTicked(stay)}
                onTurn={() =>
                  setTurned(
                    turned.includes(stay.folioId)
                      ? turned.filter((id) => id !== stay.folioId)
                      : [...turned, stay.folioId],
                  )
                }
              />
            ))}
          </ul>
          {mayWrite ? (
            <Button className="mt-4 w-full" disabled={ticked.length === 0} onClick={() => setIssuing(true)}>
              {say('Issue one bill over {amount}', { amount: moneyText(totalCents, currency) })}
            </Button>
          ) : null}
        </>
      )}
      {isIssuing ? (
        <BillDialog
          profile={profile}
          folioIds={ticked.map(({ folioId }) => folioId)}
          onClose={() => setIssuing(false)}
          onIssued={() => {
            setTurned([])
            setChosen('all')
          }}
        />
      ) : null}
    </Card>
  )
}

type RowProps = {
  stay: UnbilledStay
  currency: string
  mayWrite: boolean
  isTicked: boolean
  onTurn: () => void
}

function Row({ stay, currency, mayWrite, isTicked, onTurn }: RowProps) {
  const { bookingId, reference, guestName, state, checkInOn, checkOutOn, groupName, chargesCents } = stay
  return (
    <li className="flex items-center gap-3 border-t border-border py-2.5 first:border-t-0">
      {mayWrite ? (
        <input
          type="checkbox"
          aria-label={say('Put the stay of {guest} on the bill', { guest: guestName })}
          className="size-[18px] shrink-0 accent-primary"
          checked={isTicked}
          onChange={onTurn}
        />
      ) : null}
      <span className="min-w-0 grow leading-5">
        <Link to={`/bookings/${bookingId}/folio`} className="rounded-sm font-strong wrap-anywhere">
          <UserText>{guestName}</UserText>
        </Link>
        <span className="block text-sm text-muted">
          {[reference, rangeWords(checkInOn, checkOutOn), groupName, isOver(stay) ? '' : stateWords[state]]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <b className="whitespace-nowrap tabular-nums">{moneyText(chargesCents, currency)}</b>
    </li>
  )
}
