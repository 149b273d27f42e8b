import { type CurrentDefaults, Defaults, defaultNames } from '@roomlark/contract/platform/platform'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSaveDefaults } from '../../../data/platform.ts'
import { typedNumber } from '../../../lib/format-number.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { SaveRow } from '../../../parts/form/save-row.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { DefaultsConfirm } from './defaults-confirm.tsx'

type Values = Record<keyof Defaults, string>

const fields: readonly { name: keyof Defaults; label: string; hint: string }[] = [
  {
    name: 'commissionRate',
    label: say('Commission rate (%)'),
    hint: say('New hotels start with it and can choose another'),
  },
  {
    name: 'platformShare',
    label: say('Platform share (%)'),
    hint: say('Of each commission; the affiliate gets the rest'),
  },
  {
    name: 'attributionDays',
    label: say('Attribution window (days)'),
    hint: say('A booking within this time after a click is credited to the affiliate'),
  },
  { name: 'holdDays', label: say('Hold (days)'), hint: say('How long a commission is held after check-out') },
]

function toValues(saved: Defaults): Values {
  return {
    commissionRate: typedNumber(saved.commissionRate),
    attributionDays: String(saved.attributionDays),
    holdDays: String(saved.holdDays),
    platformShare: typedNumber(saved.platformShare),
  }
}

export function DefaultsForm({ saved }: { saved: CurrentDefaults }) {
  const saving = useSaveDefaults()
  const [asked, setAsked] = useState<Defaults | null>(null)
  const form = useContractForm({
    schema: Defaults,
    values: toValues(saved),
    read: (values) =>
      Object.fromEntries(Object.entries(values).map(([name, text]) => [name, readNumber(text)])),
    send: (input) => saving.mutateAsync(input),
    done: say('The defaults are saved. Existing agreements do not change.'),
    failed: say('The defaults were not saved. Please try again.'),
  })
  const ask = form.handleSubmit((input) => {
    if (defaultNames.some((name) => input[name] !== saved[name])) setAsked(input)
    else form.reset(toValues(saved))
  })
  const save = form.submit((kept) => form.reset(toValues(kept)))
  return (
    <FormBody form={form} onSubmit={ask} className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2">
      {fields.map(({ name, label, hint }) => (
        <form.Text name={name} key={name} label={label} hint={hint} inputMode="decimal" />
      ))}
      <SaveRow className="sm:col-span-2">{say('Save defaults')}</SaveRow>
      {asked ? (
        <DefaultsConfirm
          saved={saved}
          asked={asked}
          isBusy={saving.isPending}
          onConfirm={() => void save().finally(() => setAsked(null))}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </FormBody>
  )
}
