import { say } from '@roomlark/contract/say'
import type { PayoutDetailsSet } from '@roomlark/contract/settlement/payout-details'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Pencil } from '../../../ui/icons/pencil.ts'
import { addressWords } from './details-words.ts'

/** The payee as it is from the newest change on. */
export function PayeeCard({ set, onEdit }: { set: PayoutDetailsSet; onEdit: () => void }) {
  const { payee } = set
  return (
    <Card>
      <CardHead title={say('Payee')} subtitle={say('Printed on every statement')}>
        <Button variant="quiet" size="sm" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
          {say('Edit')}
        </Button>
      </CardHead>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Fact term={say('Name')}>{payee.name}</Fact>
        {payee.company === '' ? null : <Fact term={say('Company')}>{payee.company}</Fact>}
        <Fact term={say('Address')}>{addressWords(payee)}</Fact>
        <Fact term={say('Tax number')}>
          <span className="tabular-nums">{payee.taxNumber}</span>
        </Fact>
      </dl>
    </Card>
  )
}
