import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { TextField } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { searchLength } from './booking-address.ts'
import { useBookingSearch } from './use-booking-search.ts'

export function BookingSearch({ isBusy }: { isBusy: boolean }) {
  const { text, setText, apply } = useBookingSearch()
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    setText('')
    input.current?.focus()
  }
  return (
    <search className="min-w-0 basis-full md:min-w-60 md:grow md:basis-60">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <TextField
          ref={input}
          type="search"
          enterKeyHint="search"
          label={<span className="sr-only">Search bookings</span>}
          placeholder="Guest, email or reference"
          autoComplete="off"
          spellCheck={false}
          maxLength={searchLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          icon={<Search aria-hidden="true" />}
          action={
            isBusy ? <Spinner className="mr-1.5 text-muted" /> : text && <ClearButton onClick={clear} />
          }
          className="[&_input]:appearance-none [&_input::-webkit-search-cancel-button]:hidden [&>label]:mb-0"
        />
      </form>
    </search>
  )
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear search"
      onClick={onClick}
      className="grid size-7 place-items-center rounded-sm text-muted hover:text-text max-md:size-9"
    >
      <X aria-hidden="true" className="size-[18px]" />
    </button>
  )
}
