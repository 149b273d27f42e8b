import { Credentials } from '@roomlark/contract/auth'
import { contractResolver } from '../../lib/contract-form.ts'

export const checkCredentials = contractResolver(Credentials, (values: Credentials) => values)
