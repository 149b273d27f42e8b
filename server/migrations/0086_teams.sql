-- People who work for an owner of hotels. A member works for one owner and owns no hotels.
CREATE TABLE team_members (
  user_id uuid CONSTRAINT team_members_pkey PRIMARY KEY
    CONSTRAINT team_members_user_id_fkey REFERENCES users ON DELETE CASCADE,
  owner_id uuid NOT NULL CONSTRAINT team_members_owner_id_fkey REFERENCES users ON DELETE CASCADE,
  joined_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT team_members_owner_key UNIQUE (user_id, owner_id),
  CONSTRAINT team_members_is_no_owner CHECK (user_id <> owner_id)
);
CREATE INDEX team_members_owner_idx ON team_members (owner_id, joined_at, user_id);

-- The hotels are those of the owner by key, so no role survives a hotel that changes hands.
ALTER TABLE hotels ADD CONSTRAINT hotels_owned_key UNIQUE (id, owner_id);

-- Where a member has a role. Without a hotel it is the role in all hotels of the owner, those to come included, and
-- then the only one.
CREATE TABLE team_places (
  user_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  hotel_id uuid,
  role text NOT NULL,
  CONSTRAINT team_places_key UNIQUE NULLS NOT DISTINCT (user_id, hotel_id),
  CONSTRAINT team_places_member_fkey FOREIGN KEY (user_id, owner_id)
    REFERENCES team_members (user_id, owner_id) ON DELETE CASCADE,
  CONSTRAINT team_places_hotel_fkey FOREIGN KEY (hotel_id, owner_id) REFERENCES hotels (id, owner_id) ON DELETE CASCADE,
  CONSTRAINT team_places_role_known CHECK (role IN ('manager', 'front-desk', 'housekeeping', 'accountant', 'read-only')),
  CONSTRAINT team_places_all_or_some EXCLUDE USING gist (user_id WITH =, ((hotel_id IS NULL)::integer) WITH <>)
);
CREATE INDEX team_places_hotel_idx ON team_places (hotel_id) WHERE hotel_id IS NOT NULL;

-- An open invitation. Accepting or withdrawing it removes it; the audit log keeps what happened.
CREATE TABLE team_invitations (
  id uuid CONSTRAINT team_invitations_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL CONSTRAINT team_invitations_owner_id_fkey REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  -- Null until the email with the link is written.
  token_hash bytea,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT team_invitations_owner_key UNIQUE (id, owner_id),
  CONSTRAINT team_invitations_once UNIQUE (owner_id, email),
  CONSTRAINT team_invitations_token_key UNIQUE (token_hash),
  CONSTRAINT team_invitations_email_lower CHECK (email = lower(email))
);

CREATE TABLE team_invited_places (
  invitation_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  hotel_id uuid,
  role text NOT NULL,
  CONSTRAINT team_invited_places_key UNIQUE NULLS NOT DISTINCT (invitation_id, hotel_id),
  CONSTRAINT team_invited_places_invitation_fkey FOREIGN KEY (invitation_id, owner_id)
    REFERENCES team_invitations (id, owner_id) ON DELETE CASCADE,
  CONSTRAINT team_invited_places_hotel_fkey FOREIGN KEY (hotel_id, owner_id)
    REFERENCES hotels (id, owner_id) ON DELETE CASCADE,
  CONSTRAINT team_invited_places_role_known CHECK (
    role IN ('manager', 'front-desk', 'housekeeping', 'accountant', 'read-only')),
  CONSTRAINT team_invited_places_all_or_some EXCLUDE USING gist (
    invitation_id WITH =, ((hotel_id IS NULL)::integer) WITH <>)
);
CREATE INDEX team_invited_places_hotel_idx ON team_invited_places (hotel_id) WHERE hotel_id IS NOT NULL;

-- Whoever joins a team and whoever gets a hotel at the same moment wait for each other at the account, so that one of
-- them sees what the other did.
CREATE FUNCTION refuse_owner_as_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id IN (NEW.user_id, NEW.owner_id) ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM users WHERE id IN (NEW.user_id, NEW.owner_id) AND (user_type <> 'hotel' OR erased_at IS NOT NULL))
     OR EXISTS (SELECT FROM hotels WHERE owner_id = NEW.user_id)
     OR EXISTS (SELECT FROM team_members WHERE owner_id = NEW.user_id OR user_id = NEW.owner_id) THEN
    RAISE EXCEPTION 'an owner cannot be a member of a team'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'team_members_owns_nothing';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER team_members_owns_nothing BEFORE INSERT OR UPDATE OF user_id, owner_id ON team_members
  FOR EACH ROW EXECUTE FUNCTION refuse_owner_as_member();

CREATE FUNCTION refuse_member_as_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.owner_id FOR KEY SHARE;
  IF EXISTS (SELECT FROM team_members WHERE user_id = NEW.owner_id) THEN
    RAISE EXCEPTION 'a member of a team cannot own hotels'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'hotels_owner_is_no_member';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER hotels_owner_is_no_member BEFORE INSERT OR UPDATE OF owner_id ON hotels
  FOR EACH ROW EXECUTE FUNCTION refuse_member_as_owner();

-- A change of a membership counts at once: servers forget the sessions of the member, and open pages read again who
-- they belong to.
CREATE FUNCTION tell_membership_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member uuid := coalesce(to_jsonb(NEW) ->> 'user_id', to_jsonb(OLD) ->> 'user_id');
BEGIN
  PERFORM pg_notify('sessions_ended', member::text);
  PERFORM pg_notify('live', json_build_object(
    'userIds', json_build_array(member), 'event', json_build_object('type', 'account'))::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER team_members_tell AFTER INSERT OR UPDATE OR DELETE ON team_members
  FOR EACH ROW EXECUTE FUNCTION tell_membership_changed();
CREATE TRIGGER team_places_tell AFTER INSERT OR UPDATE OR DELETE ON team_places
  FOR EACH ROW EXECUTE FUNCTION tell_membership_changed();

-- While an owner is suspended, nobody works for them.
CREATE FUNCTION tell_team_of_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions_ended', user_id::text) FROM team_members WHERE owner_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_tell_team AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW EXECUTE FUNCTION tell_team_of_suspension();
