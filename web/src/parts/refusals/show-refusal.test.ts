import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { showRefusal } from './show-refusal.ts'

vi.mock('../../ui/toast.ts', () => ({ toast: { error: vi.fn() } }))

const refused = (fields: Record<string, string>) =>
  new ApiError(400, 'validation_failed', 'Check the fields', fields)

beforeEach(() => vi.mocked(toast.error).mockClear())

describe('showRefusal in a form', () => {
  const values = { email: '', guest: { name: '' }, policy: {} }
  function makeForm() {
    const setError = vi.fn()
    return { setError, form: { getValues: () => values, setError } as never }
  }

  it('puts each message on its field and focuses the first', () => {
    const { setError, form } = makeForm()
    showRefusal(refused({ 'guest.name': 'Too long', email: 'Taken' }), 'Not saved', form)
    expect(setError.mock.calls).toEqual([
      ['guest.name', { message: 'Too long' }, { shouldFocus: true }],
      ['email', { message: 'Taken' }, { shouldFocus: false }],
    ])
    expect(toast.error).not.toHaveBeenCalled()
  })
  it('says once for the whole form what concerns no field of it', () => {
    const { setError, form } = makeForm()
    showRefusal(refused({ constructor: 'Unknown', 'guest.age': 'Unknown' }), 'Not saved', form)
    expect(setError.mock.calls).toEqual([['root', { message: 'Check the fields' }]])
  })
  it('names the field that shows a path, with the first of its messages', () => {
    const { setError, form } = makeForm()
    const fields = { 'policy.0.fee': 'Too high', 'policy.1.fee': 'Too low' }
    showRefusal(refused(fields), 'Not saved', form, (path) => path.split('.')[0] ?? path)
    expect(setError.mock.calls).toEqual([['policy', { message: 'Too high' }, { shouldFocus: true }]])
  })
  it('has words of its own for an error without a message', () => {
    const { setError, form } = makeForm()
    showRefusal(new Error(''), 'Not saved', form)
    expect(setError.mock.calls).toEqual([['root', { message: 'Not saved' }]])
  })
})

describe('showRefusal without a form', () => {
  it('says it in a toast', () => {
    showRefusal(refused({}), 'Not saved')
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Check the fields')
  })
  it('is silent about server errors, which have their own toast, and about discarded changes', () => {
    showRefusal(new ApiError(503, 'unavailable', 'Busy'), 'Not saved')
    showRefusal(new ApiError(0, 'discarded', 'Not saved, because you were offline.'), 'Not saved')
    expect(toast.error).not.toHaveBeenCalled()
  })
})
