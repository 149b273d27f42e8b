import type { Credentials } from '@roomlark/contract/accounts/auth'
import { type FormEvent, useRef, useState } from 'react'
import { checkLogin } from './check-login.ts'
import type { LoginFaults, LoginValues } from './login-values.ts'

const names = ['email', 'password', 'mfaCode'] as const

/**
 * The state of the sign-in form. Other forms have a library for it; this one is the first thing that a visitor waits
 * for, and the library is larger than the rest of the page.
 */
export function useLoginForm(signIn: (credentials: Credentials) => Promise<LoginFaults>) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<LoginFaults>({})
  const [isBusy, setBusy] = useState(false)
  const wasSubmitted = useRef(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    wasSubmitted.current = true
    setBusy(true)
    try {
      const { credentials, faults } = await checkLogin(readValues(form.current))
      setFaults(faults)
      const wrong = names.find((name) => faults[name])
      if (wrong) findField(form.current, wrong)?.focus()
      if (credentials) setFaults(await signIn(credentials))
    } finally {
      setBusy(false)
    }
  }

  /** Once something was reported, it is checked again with every key. */
  async function change({ target }: FormEvent) {
    const name = names.find((one) => findField(form.current, one) === target)
    if (!name || !wasSubmitted.current) return
    const { faults } = await checkLogin(readValues(form.current))
    const { [name]: fault } = faults
    setFaults(({ [name]: _before, ...others }) => (fault ? { ...others, [name]: fault } : others))
  }

  function fill(values: Partial<LoginValues>) {
    for (const name of names) {
      const field = findField(form.current, name)
      if (field && values[name] !== undefined) field.value = values[name]
    }
    setFaults({})
  }

  const focus = (name: keyof LoginValues) => findField(form.current, name)?.focus()
  return { form, faults, isBusy, submit, change, fill, focus, report: setFaults }
}

function findField(form: HTMLFormElement | null, name: keyof LoginValues): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

function readValues(form: HTMLFormElement | null): LoginValues {
  const read = (name: keyof LoginValues) => findField(form, name)?.value ?? ''
  return { email: read('email'), password: read('password'), mfaCode: read('mfaCode') }
}
