import { Search } from 'lucide-react'
import { TextField } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useAddressSearch } from './use-address-search.ts'

type SearchBoxProps = { label: string; placeholder: string; isBusy: boolean }

export function SearchBox({ label, placeholder, isBusy }: SearchBoxProps) {
  const { text, setText, apply } = useAddressSearch()
  return (
    <search className="min-w-0 basis-full md:max-w-[300px] md:min-w-60 md:grow md:basis-60">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <TextField
          type="search"
          enterKeyHint="search"
          label={<span className="sr-only">{label}</span>}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          icon={<Search aria-hidden="true" />}
          action={isBusy ? <Spinner className="mr-1.5 text-muted" /> : null}
          className="[&>label]:mb-0"
        />
      </form>
    </search>
  )
}
