import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import { controlClass } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { searchLength } from './hotel-list-address.ts'
import { useSearchBox } from './use-search-box.ts'

export function HotelSearch({ isBusy }: { isBusy: boolean }) {
  const { text, setText, apply } = useSearchBox()
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    setText('')
    input.current?.focus()
  }
  return (
    <search className="relative w-full md:w-[300px]">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-[13px] my-auto size-[18px] text-muted"
        />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          aria-label="Search hotels"
          placeholder="Search hotels..."
          autoComplete="off"
          spellCheck={false}
          maxLength={searchLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={cx(
            controlClass,
            'h-(--control-h) appearance-none pr-11 pl-[41px] [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <span className="absolute inset-y-0 right-2 grid place-items-center">
          {isBusy ? <Spinner className="mr-1.5 text-muted" /> : text && <ClearButton onClick={clear} />}
        </span>
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
