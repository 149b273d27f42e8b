import { type CurrentDefaults, Defaults, defaultNames } from '@roomlark/contract/platform/platform'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSaveDefaults } from '../../../data/platform.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { typedNumber } from '../../../lib/format-number.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { UnsavedGuard } from '../../../ui/leave-dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/toast.ts'
import { DefaultsConfirm } from './defaults-confirm.tsx'

type Values = Record<keyof Defaults, string>

const fields: readonly { name: keyof Defaults; label: string; hint: string }[] = [
  {
    name: 'commissionRate',
    label: 'Commission rate (%)',
    hint: 'New hotels start with it and can choose another',
  },
  {
    name: 'platformShare',
    label: 'Platform share (%)',
    hint: 'Of each commission; the affiliate gets the rest',
  },
  {
    name: 'attributionDays',
    label: 'Attribution window (days)',
    hint: 'A booking within this time after a click is credited to the affiliate',
  },
  { name: 'holdDays', label: 'Hold (days)', hint: 'How long a commission waits after check-out' },
]

const resolver = contractResolver(Defaults, (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, readNumber(text)])),
)

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
  const form = useForm<Values, unknown, Defaults>({ resolver, defaultValues: toValues(saved) })
  const { errors, isDirty } = form.formState
  const ask = form.handleSubmit((input) => {
    if (defaultNames.some((name) => input[name] !== saved[name])) setAsked(input)
    else form.reset(toValues(saved))
  })
  function save(input: Defaults) {
    saving
      .mutateAsync(input)
      .then(
        (kept) => {
          form.reset(toValues(kept))
          toast.success('The defaults are saved. Existing agreements do not change.')
        },
        (error: unknown) => showRefusal(error, 'The defaults were not saved. Please try again.', form),
      )
      .finally(() => setAsked(null))
  }
  return (
    <form noValidate onSubmit={ask} className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2">
      {fields.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          inputMode="decimal"
          autoComplete="off"
          error={errors[name]?.message}
          {...form.register(name)}
        />
      ))}
      {errors.root ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="sm:col-span-2">
          {errors.root.message}
        </Note>
      ) : null}
      <div className="flex justify-end gap-2.5 sm:col-span-2">
        {isDirty ? (
          <Button variant="quiet" onClick={() => form.reset(toValues(saved))}>
            Undo
          </Button>
        ) : null}
        <Button type="submit">Save defaults</Button>
      </div>
      {asked ? (
        <DefaultsConfirm
          saved={saved}
          asked={asked}
          isBusy={saving.isPending}
          onConfirm={() => save(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      <UnsavedGuard isDirty={isDirty} />
    </form>
  )
}
