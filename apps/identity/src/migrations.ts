import type { MigrationPlan } from '@rinkside/platform/migration-steps';

/** Migrations of the provider's tables, in order. Never change what a released entry does; add a new one. */
export const migrations: MigrationPlan[] = [
  {
    name: '0001-accounts-keys-payloads-attempts',
    steps: [
      {
        change: `
      create table identity.account (
        subject uuid primary key,
        email text not null,
        password_hash text not null,
        given_name text not null,
        family_name text not null,
        created_at timestamptz not null default now()
      );
      create unique index account_email_unique on identity.account (lower(email));

      create table identity.signing_key (
        kid text primary key,
        private_jwk jsonb not null,
        signs_from timestamptz not null
      );

      create table identity.cookie_key (
        secret text primary key,
        created_at timestamptz not null default now()
      );

      create table identity.payload (
        model text not null,
        id text not null,
        payload json not null,
        uid text,
        grant_id text,
        consumed_at timestamptz,
        expires_at timestamptz,
        primary key (model, id)
      );
      create index payload_uid on identity.payload (uid) where uid is not null;
      create index payload_grant on identity.payload (grant_id) where grant_id is not null;
      create index payload_expiry on identity.payload (expires_at);

      create table identity.attempt (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
      create index attempt_expiry on identity.attempt (expire);
    `,
      },
    ],
  },
  {
    name: '0002-payloads-of-an-account',
    steps: [
      { change: 'alter table identity.payload add column if not exists account_id text' },
      {
        backfill: {
          table: 'identity.payload',
          key: ['model', 'id'],
          // Reads the payload as text: PostgreSQL's JSON operators reject an escaped NUL in it.
          set: `account_id = substring(target.payload::text from '"accountId":"([^"]*)"')`,
          where: `target.account_id is null and target.payload::text like '%"accountId":"%'`,
        },
      },
      { index: 'payload_account on identity.payload (account_id) where account_id is not null' },
    ],
  },
  {
    name: '0003-mail',
    steps: [
      { change: 'alter table identity.account add column if not exists email_verified_at timestamptz' },
      {
        change: `
      create table identity.mail (
        id uuid primary key,
        kind text not null,
        subject uuid references identity.account on delete cascade,
        recipient text not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index mail_next_attempt on identity.mail (next_attempt_at);
      create index mail_subject on identity.mail (subject);

      create table identity.link (
        token_hash text primary key,
        purpose text not null,
        subject uuid not null references identity.account on delete cascade,
        email text not null,
        expires_at timestamptz not null
      );
      create index link_subject on identity.link (subject);
      create index link_expiry on identity.link (expires_at);
    `,
      },
    ],
  },
  {
    name: '0004-undo-email',
    steps: [{ index: "link_undo_email on identity.link (lower(email)) where purpose = 'undo-email'" }],
  },
  {
    name: '0005-sessions',
    steps: [
      {
        change: `
      alter table identity.payload
        add column if not exists device text,
        add column if not exists last_used_at timestamptz;
      create table if not exists identity.logout (
        session text primary key,
        subject text not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index if not exists logout_next_attempt on identity.logout (next_attempt_at);
    `,
      },
    ],
  },
  {
    name: '0006-passkeys',
    steps: [
      {
        change: `
      create table if not exists identity.passkey (
        id text primary key,
        subject uuid not null references identity.account on delete cascade,
        name text not null,
        public_key bytea not null,
        counter bigint not null,
        backed_up boolean not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      );
      create index if not exists passkey_subject on identity.passkey (subject);
      create table if not exists identity.challenge (
        challenge text primary key,
        subject uuid references identity.account on delete cascade,
        expires_at timestamptz not null
      );
      create index if not exists challenge_subject on identity.challenge (subject);
      create index if not exists challenge_expiry on identity.challenge (expires_at);
    `,
      },
    ],
  },
  {
    name: '0007-order-of-changes',
    steps: [
      {
        change: `
      alter table identity.account
        add column if not exists password_changed_at timestamptz,
        add column if not exists undone_at timestamptz;
      alter table identity.link add column if not exists occurred_at timestamptz not null default now();
      alter table identity.mail add column if not exists occurred_at timestamptz not null default now();
    `,
      },
      ...(['link', 'mail'] as const).map((table) => ({
        backfill: {
          table: `identity.${table}`,
          key: [table === 'link' ? 'token_hash' : 'id'],
          set: `occurred_at = target.expires_at - interval '7 days'`,
          where: `target.${table === 'link' ? "purpose = 'undo-email'" : "kind = 'email-changed'"}
            and target.occurred_at <> target.expires_at - interval '7 days'`,
        },
      })),
    ],
  },
];
