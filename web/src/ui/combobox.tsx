import { say } from '@roomlark/contract/say'
import { type ReactNode, useId, useRef } from 'react'
import { cx } from '../lib/cx.ts'
import { ComboboxList } from './combobox-list.tsx'
import { controlClass, FieldLabel, FieldNote } from './field.tsx'
import { ChevronDown } from './icons/chevron-down.ts'
import { type ComboboxInput, useCombobox } from './use-combobox.ts'

type ComboboxProps = ComboboxInput & {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  placeholder?: string
  className?: string
}

/** A select that can be searched: the editable combobox of the ARIA patterns. */
export function Combobox({ label, error, hint, placeholder, className, ...input }: ComboboxProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const box = useCombobox(input)
  const { isOpen, shown, active } = box
  const isListed = isOpen && shown.length > 0
  const optionId = (index: number) => `${id}-${index}`
  return (
    <div className={className}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <div className="relative">
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isListed && active >= 0 ? optionId(active) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={box.text}
          onChange={box.type}
          onKeyDown={box.press}
          onClick={box.open}
          onFocus={(event) => event.target.select()}
          onBlur={box.leave}
          className={cx(controlClass, 'h-(--control-h) truncate pr-11 pl-[13px]')}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.preventDefault()
            field.current?.focus()
            if (isOpen) box.close()
            else box.open()
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted"
        >
          <ChevronDown aria-hidden="true" className="size-[18px]" />
        </button>
        {isOpen ? (
          <ComboboxList
            id={`${id}-list`}
            anchor={field}
            options={shown}
            chosen={input.value}
            active={active}
            optionId={optionId}
            onChoose={box.choose}
          />
        ) : null}
        <span role="status" className="sr-only">
          {isOpen ? countWords(shown.length) : ''}
        </span>
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}

function countWords(count: number): string {
  return say('{count, plural, =0 {Nothing matches} one {# choice} other {# choices}}', { count })
}
