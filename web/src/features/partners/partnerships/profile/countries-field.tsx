import { affiliateProfileLimits } from '@roomlark/contract/partners/affiliate-profile'
import { countries, sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useController } from 'react-hook-form'
import { Combobox } from '../../../../ui/combobox.tsx'
import { X } from '../../../../ui/icons/x.ts'
import type { Option } from '../../../../ui/match-options.ts'
import type { ProfileValues } from './profile-values.ts'

/** Built from the browser's Intl data on first use, and then kept. */
let countryList: readonly Option[] | undefined
function countryOptions(): readonly Option[] {
  countryList ??= countries().map(({ code, name }) => ({ value: code, label: name, keywords: code }))
  return countryList
}

/** Each choice is added to those below the field, where it can be removed. */
export function CountriesField() {
  const { field, fieldState } = useController<ProfileValues, 'countries'>({ name: 'countries' })
  const left = countryOptions().filter(({ value }) => !field.value.includes(value))
  return (
    <div>
      <Combobox
        // Begins anew after each choice, with nothing chosen.
        key={field.value.length}
        label={say('Countries (optional)')}
        options={left}
        value=""
        placeholder={say('Add a country')}
        onChange={(code) => code && field.onChange([...field.value, code])}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        hint={say('Where most of them live, at most {count}', {
          count: affiliateProfileLimits.countries,
        })}
      />
      {field.value.length > 0 ? (
        <ul aria-label={say('Chosen countries')} className="mt-2 flex flex-wrap gap-1.5">
          {field.value.map((code) => (
            <li
              key={code}
              className="inline-flex h-8 items-center gap-1 rounded-full bg-primary-soft pr-1 pl-3 text-[14px] text-primary-text"
            >
              {sayCountry(code)}
              <button
                type="button"
                aria-label={say('Remove {country}', { country: sayCountry(code) })}
                onClick={() => field.onChange(field.value.filter((one) => one !== code))}
                className="grid size-6 place-items-center rounded-full hover:bg-surface"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
