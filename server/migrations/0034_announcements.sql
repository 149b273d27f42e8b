-- Each change of a commission default, with the moment from which it holds. What was booked before keeps its terms.
CREATE TABLE default_changes (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT default_changes_pkey PRIMARY KEY,
  name text NOT NULL,
  was numeric NOT NULL,
  value numeric NOT NULL,
  announced_at timestamptz NOT NULL,
  -- Not a foreign key: the history outlives the account.
  announced_by uuid,
  effective_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  cancelled_by uuid,
  CONSTRAINT default_changes_name_known
    CHECK (name IN ('commissionRate', 'attributionDays', 'holdDays', 'platformShare')),
  CONSTRAINT default_changes_cancelled_in_time CHECK (cancelled_at < effective_at)
);
CREATE INDEX default_changes_name_idx ON default_changes (name, effective_at DESC, id DESC);

-- The defaults lived in one row of settings, without a history.
INSERT INTO default_changes (name, was, value, announced_at, announced_by, effective_at)
SELECT shipped.name, shipped.value, (s.value ->> shipped.name)::numeric, s.updated_at, s.updated_by, s.updated_at
FROM settings s
  CROSS JOIN (VALUES ('commissionRate', 10), ('attributionDays', 30), ('holdDays', 14), ('platformShare', 20))
    AS shipped (name, value)
WHERE s.name = 'defaults' AND (s.value ->> shipped.name)::numeric <> shipped.value;
DELETE FROM settings WHERE name = 'defaults';

-- What the terms promise, from now on; rows from before were saved without notice. The rate that new hotels begin with
-- concerns nobody yet, and a smaller share for the platform takes nothing from anybody.
ALTER TABLE default_changes ADD CONSTRAINT default_changes_notice CHECK (
  name = 'commissionRate' OR (name = 'platformShare' AND value < was)
  OR effective_at >= announced_at + interval '30 days'
) NOT VALID;

-- News that every account holder it concerns gets once, by mail and as a notification.
CREATE TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT announcements_pkey PRIMARY KEY,
  news jsonb NOT NULL,
  audience text[] NOT NULL,
  at timestamptz NOT NULL,
  -- Accounts are served in the order of their ids, in batches; this one was the last.
  reached_user_id uuid,
  finished_at timestamptz,
  CONSTRAINT announcements_audience_known CHECK (audience <@ '{hotel,affiliate,admin}' AND audience <> '{}')
);

-- What administrators were last notified of, so that one lasting trouble is not a flood of notifications.
CREATE TABLE troubles (
  kind text CONSTRAINT troubles_pkey PRIMARY KEY,
  notified_at timestamptz NOT NULL,
  -- Set while all is well again.
  well_since timestamptz,
  CONSTRAINT troubles_kind_known CHECK (kind IN ('jobs', 'mail', 'feeds'))
);

-- Who invited somebody is shown to them before they accept.
ALTER TABLE users ADD COLUMN invited_by uuid CONSTRAINT users_invited_by_fkey REFERENCES users ON DELETE SET NULL;
UPDATE users u SET invited_by = last.actor_id
FROM (
  SELECT DISTINCT ON (target) target, actor_id FROM audit_log
  WHERE action IN ('user.invited', 'user.invited-again') ORDER BY target, id DESC
) last
WHERE u.invited_at IS NOT NULL AND last.target = 'user:' || u.id
  AND EXISTS (SELECT 1 FROM users inviter WHERE inviter.id = last.actor_id);
