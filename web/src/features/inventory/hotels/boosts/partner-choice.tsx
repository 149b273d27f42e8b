import type { BoostPartner } from '@roomlark/contract/partners/boosts'
import { say } from '@roomlark/contract/say'
import { FieldNote } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'

type PartnerChoiceProps = {
  partners: readonly BoostPartner[]
  /** Null for all. */
  chosen: readonly string[] | null
  error: string | undefined
  onChange: (chosen: readonly string[] | null) => void
}

/** All partners, also those to come, or some by name. */
export function PartnerChoice({ partners, chosen, error, onChange }: PartnerChoiceProps) {
  return (
    <>
      <SelectField
        label={say('Partners')}
        value={chosen === null ? 'all' : 'some'}
        onChange={({ target }) => onChange(target.value === 'all' ? null : [])}
        error={chosen === null ? error : undefined}
      >
        <option value="all">{say('All {count}##partners', { count: partners.length })}</option>
        {partners.length > 0 ? <option value="some">{say('Chosen partners')}</option> : null}
      </SelectField>
      {chosen === null ? null : (
        <fieldset className="md:col-span-2" aria-describedby={error ? 'partner-choice-note' : undefined}>
          <legend className="sr-only">{say('Chosen partners')}</legend>
          <div className="grid max-h-56 gap-1 overflow-y-auto rounded-md border border-border p-2">
            {partners.map(({ partnershipId, name }) => (
              <label
                key={partnershipId}
                className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 hover:bg-sunken"
              >
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-primary"
                  checked={chosen.includes(partnershipId)}
                  onChange={({ target }) =>
                    onChange(
                      target.checked
                        ? [...chosen, partnershipId]
                        : chosen.filter((one) => one !== partnershipId),
                    )
                  }
                />
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </label>
            ))}
          </div>
          <FieldNote id="partner-choice-note" error={error} />
        </fieldset>
      )}
    </>
  )
}
