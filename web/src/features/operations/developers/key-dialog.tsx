import { ApiKeyInput, type ApiKeys, type NewApiKey } from '@roomlark/contract/accounts/api-keys'
import {
  type KeyModule,
  type KeyScope,
  keyModuleName,
  keyModules,
  listKeyScopes,
} from '@roomlark/contract/key-scopes'
import { say } from '@roomlark/contract/say'
import { useController } from 'react-hook-form'
import { useCreateApiKey } from '../../../data/developers.ts'
import { isoDate } from '../../../lib/format-date.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { findError } from '../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { useUser } from '../../../session/session-context.ts'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { GroupField } from './group-field.tsx'

type KeyDialogProps = { hotels: ApiKeys['hotels']; onMade: (made: NewApiKey) => void; onClose: () => void }

export function KeyDialog({ hotels, onMade, onClose }: KeyDialogProps) {
  const creation = useCreateApiKey()
  const form = useContractForm({
    schema: ApiKeyInput,
    values: { name: '', scopes: [] as KeyScope[], hotelIds: null as string[] | null, expiresOn: '' },
    read: (values) => ({ ...values, expiresOn: values.expiresOn || null }),
    send: (input) => creation.mutateAsync(input).then(onMade),
    failed: say('The key was not made. Please try again.'),
  })
  const scopes = useController({ control: form.control, name: 'scopes' }).field
  const hotelIds = useController({ control: form.control, name: 'hotelIds' }).field
  return (
    <FormDialog
      form={form}
      title={say('New key')}
      description={say('The key is shown once, right after it is made. We ask for your password first.')}
      submitLabel={say('Make key')}
      busyLabel={say('Making...')}
      onClose={onClose}
    >
      <form.Text name="name" label={say('Name')} placeholder={say('Channel manager')} />
      <GroupField label={say('It may')} error={findError(form, 'scopes')}>
        <ScopeList value={scopes.value} onChange={scopes.onChange} />
      </GroupField>
      {hotels.length > 1 ? (
        <GroupField label={say('In##hotels')} error={findError(form, 'hotelIds')}>
          <HotelChoice hotels={hotels} value={hotelIds.value} onChange={hotelIds.onChange} />
        </GroupField>
      ) : null}
      <form.Text
        name="expiresOn"
        label={say('Last day')}
        type="date"
        min={isoDate(new Date())}
        hint={say('Leave it empty for a key that does not expire.')}
      />
    </FormDialog>
  )
}

type ScopeListProps = { value: KeyScope[]; onChange: (scopes: KeyScope[]) => void }

function ScopeList({ value, onChange }: ScopeListProps) {
  const { userType } = useUser()
  const possible = listKeyScopes(userType)
  const modules = keyModules.filter((module) => possible.includes(`${module}:read`))
  function choose(module: KeyModule, right: 'no' | 'read' | 'change') {
    const others = value.filter((scope) => !scope.startsWith(`${module}:`))
    onChange(right === 'no' ? others : [...others, `${module}:${right}`])
  }
  return (
    <ul className="divide-y divide-border">
      {modules.map((module) => (
        <li
          key={module}
          className="flex items-center justify-between gap-x-4 gap-y-1 py-1.5 max-sm:flex-col max-sm:items-start"
        >
          <span className="first-letter:uppercase">{keyModuleName(module)}</span>
          <ChoiceSegments
            label={keyModuleName(module)}
            value={getRight(value, module)}
            choices={[
              { value: 'no', label: say('No##permission') },
              { value: 'read', label: say('Read##permission') },
              ...(possible.includes(`${module}:change`)
                ? [{ value: 'change' as const, label: say('Read and change') }]
                : []),
            ]}
            onChoose={(right) => choose(module, right)}
          />
        </li>
      ))}
    </ul>
  )
}

function getRight(scopes: KeyScope[], module: KeyModule): 'no' | 'read' | 'change' {
  if (scopes.includes(`${module}:change`)) return 'change'
  return scopes.includes(`${module}:read`) ? 'read' : 'no'
}

type HotelChoiceProps = {
  hotels: ApiKeys['hotels']
  value: string[] | null
  onChange: (ids: string[] | null) => void
}

function HotelChoice({ hotels, value, onChange }: HotelChoiceProps) {
  return (
    <>
      <ChoiceSegments
        label={say('Hotels')}
        value={value === null ? 'all' : 'some'}
        choices={[
          { value: 'all', label: say('All hotels') },
          { value: 'some', label: say('Some hotels') },
        ]}
        onChoose={(choice) => onChange(choice === 'all' ? null : [])}
      />
      {value === null ? null : (
        <ul className="mt-2 max-h-52 overflow-y-auto">
          {hotels.map(({ id, name }) => (
            <li key={id}>
              <label className="flex min-h-9 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  className="size-[18px] accent-primary"
                  checked={value.includes(id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))
                  }
                />
                <span className="wrap-anywhere">{name}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
