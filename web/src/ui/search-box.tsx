import { say } from '@roomlark/contract/say'
import { useRef } from 'react'
import { cx } from '../lib/cx.ts'
import { searchLength, useAddressSearch } from '../lib/use-address-search.ts'
import { controlClass } from './field.tsx'
import { Search } from './icons/search.ts'
import { X } from './icons/x.ts'
import { Spinner } from './spinner.tsx'

type SearchBoxProps = {
  label: string
  placeholder: string
  isBusy: boolean
  /** An address with the text in it; the same function each time. */
  withText: (search: string, text: string) => string
  className: string
}

/** Searches while typing; the text is kept in the address. */
export function SearchBox({ label, placeholder, isBusy, withText, className }: SearchBoxProps) {
  const { text, setText, apply, leave } = useAddressSearch(withText)
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    setText('')
    input.current?.focus()
  }
  return (
    <search className={cx('relative', className)}>
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
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={searchLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={leave}
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
      aria-label={say('Clear search')}
      onClick={onClick}
      className="grid size-7 place-items-center rounded-sm text-muted hover:text-text max-md:size-9"
    >
      <X aria-hidden="true" className="size-[18px]" />
    </button>
  )
}
