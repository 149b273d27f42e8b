import { SearchBox as AddressSearchBox } from '../../../ui/search-box.tsx'
import { withSearch } from './users-address.ts'

type SearchBoxProps = { label: string; placeholder: string; isBusy: boolean }

/** As wide in the list of accounts as in the audit log. */
export function SearchBox(props: SearchBoxProps) {
  return (
    <AddressSearchBox
      {...props}
      withText={withSearch}
      className="min-w-0 basis-full md:max-w-[300px] md:min-w-60 md:grow md:basis-60"
    />
  )
}
