import { countries } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'

/** The countries of somebody who may have none yet. */
export function CountryOptions() {
  return (
    <>
      <option value="">{say('Not known')}</option>
      {countries().map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  )
}
