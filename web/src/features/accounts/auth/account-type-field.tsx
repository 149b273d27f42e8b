import { say } from '@roomlark/contract/say'
import { type ComponentProps, useId } from 'react'
import { cx } from '../../../lib/cx.ts'
import { FieldNote } from '../../../ui/field.tsx'
import type { Doors } from './use-register-form.ts'

const choices = [
  { value: 'hotel', name: say('Hotel'), text: say('List your property') },
  { value: 'affiliate', name: say('Affiliate'), text: say('Promote hotels') },
] as const

const doorWords = { closed: say('Coming soon'), invitation: say('By invitation'), open: undefined }

type AccountTypeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  error: string | undefined
  /** Given if only some types can be chosen. */
  doors?: Doors | undefined
}

/** Two cards, one of them chosen: a radio group underneath. */
export function AccountTypeField({ error, doors, ...input }: AccountTypeFieldProps) {
  const noteId = useId()
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className="mb-1.5 text-[14px] leading-5 font-[560]">{say('Account type')}</legend>
      <div className="grid grid-cols-2 gap-3">
        {choices.map(({ value, name, text }) => (
          <label
            key={value}
            className={cx(
              'flex items-center gap-3 rounded-[11px] border border-control px-3.5 py-[11px] leading-[19px] has-checked:border-primary has-checked:[box-shadow:inset_0_0_0_1px_var(--color-primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
              doors && doors[value] !== 'open' && 'cursor-not-allowed bg-sunken',
            )}
          >
            <input
              {...input}
              type="radio"
              value={value}
              disabled={doors !== undefined && doors[value] !== 'open'}
              className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-(--field-bg) outline-none checked:border-6 checked:border-primary"
            />
            <span className="min-w-0">
              <b className="block">{name}</b>
              <small className="block text-sm leading-[19px] text-muted">
                {(doors && doorWords[doors[value]]) ?? text}
              </small>
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  )
}
