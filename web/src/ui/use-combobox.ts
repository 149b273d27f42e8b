import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { matchOptions, type Option } from './match-options.ts'

export type ComboboxInput = {
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** The text being typed, for options that are searched elsewhere; empty again once a choice is made. */
  onType?: ((typed: string) => void) | undefined
}

const pageOfOptions = 8
/** Number of options that each key moves by. */
const moves = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', pageOfOptions],
  ['PageUp', -pageOfOptions],
])

/**
 * The state behind a searchable select. `typed` is null while the field shows what is chosen; the active
 * option is the one Enter takes.
 */
export function useCombobox({ value, options, onChange, onBlur, onType }: ComboboxInput) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const shown = typed === null ? options : matchOptions(options, typed)
  const chosen = options.find((option) => option.value === value)

  function open() {
    if (isOpen) return
    setOpen(true)
    setActive(options.findIndex((option) => option.value === value))
  }

  function close() {
    setOpen(false)
    setTyped(null)
    setActive(-1)
    onType?.('')
  }

  function choose(option: Option | undefined) {
    if (option && option.value !== value) onChange(option.value)
    close()
  }

  function move(by: number) {
    if (!isOpen) return open()
    const last = shown.length - 1
    if (Math.abs(by) > 1) return setActive(Math.min(last, Math.max(0, active + by)))
    // Past an end it begins again at the other; -1 is nothing chosen yet.
    const next = active + by
    setActive(next > last ? 0 : next < 0 ? last : next)
  }

  /** Leaving takes the active option, an emptied field chooses nothing, and any other text is dropped. */
  function leave() {
    if (typed?.trim() === '') onChange('')
    else if (typed !== null && isOpen) choose(shown[active])
    close()
    onBlur?.()
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value)
    onType?.(event.target.value)
    setOpen(true)
    setActive(event.target.value.trim() === '' ? -1 : 0)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const by = moves.get(event.key)
    if (event.altKey && event.key === 'ArrowUp') close()
    else if (by !== undefined && (isOpen || Math.abs(by) === 1)) move(by)
    else if (event.key === 'Enter' && isOpen) choose(shown[active])
    else if (event.key === 'Escape' && (isOpen || typed !== null)) close()
    else return
    // Neither the caret, nor the form, nor a dialog around it shall act on the same key.
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    isOpen,
    shown,
    active,
    text: typed ?? chosen?.label ?? value,
    open,
    close,
    choose,
    leave,
    type,
    press,
  }
}
