-- Accounts: how they are called and whether they count.

-- Names an account where it is mentioned; null where there is none.
CREATE OR REPLACE FUNCTION account_name(account users) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN account.erased_at IS NOT NULL THEN 'Deleted account'
              ELSE coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email) END
$$;

-- Names an affiliate to hotels and guests.
CREATE OR REPLACE FUNCTION partner_name(account users) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN account.erased_at IS NOT NULL THEN 'Deleted account' ELSE coalesce(
    (SELECT nullif(trim(public_name), '') FROM affiliate_profiles WHERE user_id = account.id),
    nullif(trim(account.company_name), ''),
    nullif(trim(account.first_name || ' ' || account.last_name), '')) END
$$;

-- Tells whether the person of an account was erased.
CREATE OR REPLACE FUNCTION is_erased(account_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users WHERE id = account_id AND erased_at IS NOT NULL)
$$;

-- Tells whether the hotels of an account may be shown and sold: its address is verified, and it is neither suspended nor on
-- its way out.
CREATE OR REPLACE FUNCTION in_good_standing(account users) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT account.email_verified_at IS NOT NULL AND account.suspended_at IS NULL
     AND account.deletion_asked_at IS NULL AND account.erased_at IS NULL
$$;
