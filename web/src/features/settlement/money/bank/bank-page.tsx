import { say } from '@roomlark/contract/say'
import type { PlatformBankAccount } from '@roomlark/contract/settlement/bank'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useBankAccounts, useBankLines } from '../../../../data/bank.ts'
import { cx } from '../../../../lib/cx.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ArrowRightLeft } from '../../../../ui/icons/arrow-right-left.ts'
import { FileUp } from '../../../../ui/icons/file-up.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { FilterSegments, ListHead, ListPage } from '../../../../ui/list-page.tsx'
import { ListSkeleton } from '../../../../ui/list-results.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { besidePanel } from '../../../../ui/side-panel.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { AdminMoneyTabs } from '../admin-money-tabs.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { AccountStrip } from './account-strip.tsx'
import { bankAddress } from './bank-address.ts'
import { DaysCard } from './days-card.tsx'
import { ExchangeDialog } from './exchange-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { LinePanel } from './line-panel.tsx'
import { LineTable } from './line-table.tsx'

type Asked = 'add' | 'edit' | 'import' | 'exchange'

/** The bank accounts of the platform: their statements line by line, and whether the ledger says the same. */
export function BankPage() {
  useTitle(say('Bank'))
  const accounts = useBankAccounts()
  const { accountId, lineId } = bankAddress.read(useLocation().search)
  const [asked, setAsked] = useState<Asked | null>(null)
  const list = accounts.data ?? []
  const account = list.find(({ id }) => id === accountId) ?? list[0]
  const close = () => setAsked(null)
  return (
    <>
      <div className={cx('flex grow flex-col', lineId !== undefined && besidePanel)}>
        <ListHead
          title={say('Bank')}
          count={say('Bank statements compared with the ledger')}
          actions={
            account ? (
              <div className="flex flex-wrap gap-2.5">
                {list.length > 1 ? (
                  <Button variant="quiet" onClick={() => setAsked('exchange')}>
                    <ArrowRightLeft aria-hidden="true" className="size-[18px]" />
                    {say('Record a purchase of currency')}
                  </Button>
                ) : null}
                <Button variant="quiet" onClick={() => setAsked('add')}>
                  <Plus aria-hidden="true" className="size-[18px]" />
                  {say('Add account')}
                </Button>
                <Button onClick={() => setAsked('import')}>
                  <FileUp aria-hidden="true" className="size-[18px]" />
                  {say('Import statement')}
                </Button>
              </div>
            ) : null
          }
        />
        <AdminMoneyTabs current="bank" />
        {account ? (
          <Account accounts={list} account={account} onEdit={() => setAsked('edit')} />
        ) : accounts.isError ? (
          <NotLoaded title={say('The accounts did not load')} query={accounts} />
        ) : accounts.isPending ? (
          <ListSkeleton />
        ) : (
          <section className="rounded-lg border border-border bg-surface">
            <EmptyState
              spot={<KeyRackSpot />}
              title={say('No bank account yet')}
              text={say('Add the account that payouts leave from. Then import its statements.')}
              action={<Button onClick={() => setAsked('add')}>{say('Add account')}</Button>}
            />
          </section>
        )}
      </div>
      {lineId && account ? <LinePanel key={lineId} lineId={lineId} /> : null}
      {asked === 'add' ? <AccountDialog account={null} onClose={close} /> : null}
      {asked === 'edit' && account ? <AccountDialog account={account} onClose={close} /> : null}
      {asked === 'import' && account ? <ImportDialog account={account} onClose={close} /> : null}
      {asked === 'exchange' ? <ExchangeDialog accounts={list} onClose={close} /> : null}
    </>
  )
}

const stateWords = { open: say('Open##bank line'), matched: say('Matched##bank line') } as const

type AccountProps = {
  accounts: readonly PlatformBankAccount[]
  account: PlatformBankAccount
  onEdit: () => void
}

function Account({ accounts, account, onEdit }: AccountProps) {
  const { search } = useLocation()
  const { accountId: _account, lineId, ...filter } = bankAddress.read(search)
  const list = useBankLines(account.id, filter)
  const change = useAddressParts(bankAddress.narrow)
  return (
    <>
      <AccountStrip account={account} onEdit={onEdit} />
      <ListPage
        list={list}
        address={bankAddress}
        head={null}
        searchLabel={say('Search lines')}
        placeholder={say('Name, number or text')}
        filters={
          <>
            <FilterSegments
              label={say('Status')}
              words={stateWords}
              value={filter.state}
              counts={list.data?.meta.countsByState}
              to={(state) => bankAddress.narrow(search, { state })}
            />
            {accounts.length > 1 ? (
              <span className="md:ml-auto">
                <ChipSelect
                  label={say('Account')}
                  value={account.id}
                  choices={accounts.map(({ id, name, currency }) => ({
                    value: id,
                    label: `${name}, ${currency}`,
                  }))}
                  isOn={false}
                  onChoose={(accountId) => change({ accountId, lineId: null })}
                />
              </span>
            ) : null}
          </>
        }
        nothing={{
          title: say('No lines yet'),
          text: say('Import a statement of this account: camt.053, or CSV.'),
        }}
        notFound={{}}
      >
        {(lines) => <LineTable lines={lines} currency={account.currency} openId={lineId} />}
      </ListPage>
      <DaysCard account={account} />
    </>
  )
}
