import {
  type Accounting,
  AccountingInput,
  accountKeys,
  accountNames,
  Chart,
  shipAccounts,
} from '@roomlark/contract/bookings/accounting'
import { say } from '@roomlark/contract/say'
import { useSaveAccounting } from '../../../../data/accounting.ts'
import { monthName } from '../../../../lib/day-words.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { SaveRow } from '../../../../parts/form/save-row.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'

type AccountsFormProps = { hotelId: string; settings: Accounting; mayChange: boolean }

/** The accounts of a hotel; another chart fills in its own, which can then be changed. */
export function AccountsForm({ hotelId, settings, mayChange }: AccountsFormProps) {
  const saving = useSaveAccounting(hotelId)
  const { version, ended: _ended, ...values } = settings
  const form = useContractForm({
    schema: AccountingInput,
    values: { ...values, yearBeginsIn: String(values.yearBeginsIn) },
    read: (typed) => ({ ...typed, yearBeginsIn: Number(typed.yearBeginsIn) }),
    send: (input) => saving.mutateAsync({ ...input, version }),
    done: say('Saved.'),
    failed: say('That was not saved. Please try again.'),
  })
  function fillIn(chosen: string) {
    const chart = Chart.safeParse(chosen)
    if (chart.success) form.setValue('accounts', shipAccounts(chart.data), { shouldDirty: true })
  }
  const fields = 'grid items-start gap-5 md:grid-cols-2 desk:grid-cols-4'
  return (
    <FormBody form={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <fieldset disabled={!mayChange} className="contents">
        <Card>
          <CardHead title={say('Accounts')} subtitle={say('The account numbers of your bookkeeping')} />
          <div className={fields}>
            <form.Select
              name="chart"
              label={say('Chart of accounts')}
              onChange={({ target }) => fillIn(target.value)}
              options={{ skr03: 'SKR 03', skr04: 'SKR 04', generic: say('Other##chart of accounts') }}
            />
            {accountKeys.map((key) => (
              <form.Text
                key={key}
                name={`accounts.${key}`}
                label={accountNames[key]}
                inputMode="numeric"
                maxLength={8}
              />
            ))}
          </div>
        </Card>
        <Card>
          <CardHead title="DATEV" subtitle={say('For tax advisers in Germany')} />
          <div className={fields}>
            <form.Text
              name="consultantNumber"
              label={say('Consultant number')}
              inputMode="numeric"
              hint={say('Your tax adviser knows both.')}
            />
            <form.Text name="clientNumber" label={say('Client number')} inputMode="numeric" />
            <form.Select name="yearBeginsIn" label={say('The year begins in')} options={listMonths()} />
          </div>
        </Card>
      </fieldset>
      {mayChange ? <SaveRow>{say('Save')}</SaveRow> : null}
    </FormBody>
  )
}

function listMonths(): Record<string, string> {
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1)
  const first = (month: number) => `2026-${String(month).padStart(2, '0')}-01`
  return Object.fromEntries(numbers.map((month) => [String(month), monthName(first(month))]))
}
