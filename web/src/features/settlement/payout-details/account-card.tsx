import { say } from '@roomlark/contract/say'
import type { PayoutDetailsSet } from '@roomlark/contract/settlement/payout-details'
import { accountKindWords } from '../../../parts/money/account-kind-words.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { Card } from '../../../ui/card.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { AccountHead } from './account-head.tsx'
import { bankWords, shortDayWords } from './details-words.ts'

export function AccountCard({ set, paidCents }: { set: PayoutDetailsSet; paidCents: number }) {
  const { account } = set
  return (
    <Card>
      <AccountHead
        title={say('Account ending {lastFour}', { lastFour: account.lastFour })}
        subtitle={bankWords(set)}
        state="in-use"
      />
      <dl className="mt-4 grid grid-cols-2 gap-4 border-t border-border pt-[15px] md:grid-cols-4">
        <Fact term={say('Holder')}>{account.holder}</Fact>
        <Fact term={account.kind === 'us' ? say('Account') : accountKindWords[account.kind]}>
          <span className="tabular-nums">{account.masked}</span>
        </Fact>
        <Fact term={say('Used since')}>{shortDayWords(set.usableFrom)}</Fact>
        <Fact term={say('Paid so far')}>
          <span className="tabular-nums">{moneyText(paidCents, 'USD')}</span>
        </Fact>
      </dl>
    </Card>
  )
}
