import { type LedgerBook, ledgerBooks } from '@roomlark/contract/partners/ledger'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { readLedgerCsv, useLedger, useLedgerProof, useLedgerTransactions } from '../../../../data/ledger.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { CsvButton } from '../../../../parts/csv/csv-button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { AdminMoneyTabs } from '../admin-money-tabs.tsx'
import { AccountsTable } from './accounts-table.tsx'
import { BalanceStrip } from './balance-strip.tsx'
import { EntriesCard } from './entries-card.tsx'
import { ledgerAddress } from './ledger-address.ts'
import { Proof } from './proof.tsx'

const bookWords: Record<LedgerBook, { choice: string; sentence: string }> = {
  partners: {
    choice: say('Hotels, partners, Roomlark'),
    sentence: say(
      'Every cent between hotels, partners and Roomlark. Nothing here can be changed or deleted.',
    ),
  },
  guests: {
    choice: say('Hotels and guests'),
    sentence: say(
      'Every cent between hotels and their guests, as the folios have it. Nothing here can be changed or deleted.',
    ),
  },
}

/** Every account and entry of the ledger, and whether it adds up; for administrators. */
export function LedgerPage() {
  useTitle(say('Ledger'))
  const { search } = useLocation()
  const changeParts = useAddressParts(ledgerAddress.with)
  const { currency, ...filter } = ledgerAddress.read(search)
  const { book } = filter
  const overview = useLedger({ currency, book })
  const list = useLedgerTransactions(filter)
  const proof = useLedgerProof()
  const ledger = overview.data
  return (
    <>
      <div className="mb-[18px] flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5 md:mb-6">
        {/* Text of one width leaves room for the choice of currencies, which appears with its answer. */}
        <div className="max-w-[29rem] min-w-0">
          <h1 className="max-md:text-[26px] max-md:leading-8">{say('Ledger')}</h1>
          <p className="mt-1 text-muted">{bookWords[book].sentence}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          <ChipSelect
            label={say('Between')}
            value={book}
            choices={ledgerBooks.map((value) => ({ value, label: bookWords[value].choice }))}
            isOn={book !== 'partners'}
            onChoose={(value) => changeParts({ book: value, account: null })}
          />
          {ledger && ledger.currencies.length > 1 ? (
            <ChipSelect
              label={say('Balances in')}
              value={ledger.currency}
              choices={ledger.currencies.map((value) => ({ value, label: value }))}
              isOn={false}
              onChoose={(value) => changeParts({ currency: value })}
            />
          ) : null}
          <CsvButton read={() => readLedgerCsv(filter)} isEmpty={!list.data?.data.length} />
        </div>
      </div>
      <AdminMoneyTabs current="ledger" />
      {overview.isError && !ledger ? (
        <NotLoaded
          title={say('The ledger did not load')}
          retry={() => {
            void overview.refetch()
            void list.refetch()
            void proof.refetch()
          }}
          isBusy={overview.isFetching}
        />
      ) : (
        <div className="grid gap-5">
          {ledger ? (
            <BalanceStrip ledger={ledger} proof={proof.data} />
          ) : (
            <SkeletonArea>
              <Skeleton className="h-[206px] rounded-lg! md:h-[242px] desk:h-[126px]" />
            </SkeletonArea>
          )}
          <div className="grid items-start gap-5 desk:grid-cols-[372px_minmax(0,1fr)]">
            <Card className="min-w-0">
              <h2>{say('Accounts')}</h2>
              {ledger ? <AccountsTable ledger={ledger} /> : <AccountsSkeleton />}
              <Proof proof={proof} />
            </Card>
            <EntriesCard list={list} filter={filter} />
          </div>
        </div>
      )}
    </>
  )
}

function AccountsSkeleton() {
  return (
    <SkeletonArea className="pt-3.5">
      <Skeleton className="h-[351px]" />
    </SkeletonArea>
  )
}
