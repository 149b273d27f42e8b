// Made of the contract by `npm run client`; a test finds it out of date.
// 7b3dc7226c95adb864be6b1d0d7f6dca15afe88b1ccb187b1e3ca9539f0385c2
export interface paths {
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description For anybody.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account; a verification link is emailed
         * @description For anybody.
         */
        post: operations["auth.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session
         * @description For anyone signed in.
         */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange this token for a new one
         * @description For anyone signed in.
         */
        post: operations["auth.refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm your password or a code; for 10 minutes this session may make calls that require it
         * @description For anyone signed in.
         */
        post: operations["auth.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset link by email
         * @description For anybody.
         */
        post: operations["auth.forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with an emailed token
         * @description For anybody.
         */
        post: operations["auth.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email address with an emailed token
         * @description For anybody.
         */
        post: operations["auth.verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read who invited whom, by the token of the emailed link
         * @description For anybody.
         */
        post: operations["auth.invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/partner-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the invitation of a hotel to be its partner, by the token of the emailed link
         * @description For anybody.
         */
        post: operations["auth.partnerInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation: agree to the terms, choose the first password and be signed in
         * @description For anybody.
         */
        post: operations["auth.acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the email address of an account with the token sent to the new address
         * @description For anybody.
         */
        post: operations["auth.confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the account you are signed in with
         * @description For anyone signed in.
         */
        get: operations["users.getProfile"];
        /**
         * Change your name, company, phone, formats and time zone
         * @description For anyone signed in.
         */
        put: operations["users.updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set your picture: one JPEG, PNG or WebP as multipart field `image`, at most 5 MB
         * @description For anyone signed in.
         */
        post: operations["users.setPicture"];
        /**
         * Remove your picture
         * @description For anyone signed in.
         */
        delete: operations["users.removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password and end every other session
         * @description For anyone signed in.
         */
        post: operations["users.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When your password was changed, and what waits to be confirmed
         * @description For anyone signed in.
         */
        get: operations["security.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you are signed in
         * @description For anyone signed in.
         */
        get: operations["security.sessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description For anyone signed in.
         */
        delete: operations["security.endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one of your sessions
         * @description For anyone signed in.
         */
        delete: operations["security.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your sign-ins and failed attempts, newest first
         * @description For anyone signed in.
         */
        get: operations["security.signIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a change of email address; a link is emailed to the new one, and the old one is notified
         * @description For anyone signed in.
         */
        post: operations["security.changeEmail"];
        /**
         * Keep the current email address
         * @description For anyone signed in.
         */
        delete: operations["security.cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/mfa/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin two-step sign-in: receive a secret for your app
         * @description For anyone signed in.
         */
        post: operations["mfa.setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/mfa/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-step sign-in on with a first code; returns ten recovery codes, once
         * @description For anyone signed in.
         */
        post: operations["mfa.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/mfa/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-step sign-in off with your password and a code
         * @description For anyone signed in.
         */
        post: operations["mfa.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/mfa/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes for your password and a code; the old ones stop working
         * @description For anyone signed in.
         */
        post: operations["mfa.renewCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what to whom, newest first
         * @description For admin accounts.
         */
        get: operations["audit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every kind of action in the audit log
         * @description For admin accounts.
         */
        get: operations["audit.actions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All entries a list would show, as CSV; at most 20,000
         * @description For admin accounts.
         */
        get: operations["audit.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts with search, filters and counts
         * @description For admin accounts.
         */
        get: operations["people.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All accounts a list would show, as CSV; at most 20,000
         * @description For admin accounts.
         */
        get: operations["people.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many accounts wait for an administrator: their address is not verified
         * @description For admin accounts.
         */
        get: operations["people.waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account with its hotels, sessions and sign-ins
         * @description For admin accounts.
         */
        get: operations["people.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody by email, even while registration is closed
         * @description For admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        post: operations["people.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again; the earlier link stops working
         * @description For admin accounts.
         */
        post: operations["people.inviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an email address as verified
         * @description For admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        post: operations["people.verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/send-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification link again
         * @description For admin accounts.
         */
        post: operations["people.sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an account; its sessions end at once
         * @description For admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        post: operations["people.suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an account that is suspended or about to be deleted
         * @description For admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        post: operations["people.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void the password, end the sessions, and email a link to choose a new one
         * @description For admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        post: operations["people.forceReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/turn-off-mfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off two-step sign-in for somebody who has lost their device
         * @description For admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        post: operations["people.turnOffMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the type of an account to hotel, affiliate or admin; its sessions end
         * @description For admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        put: operations["people.changeType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an account now and erase it in 14 days, unless its owner signs in or it is restored
         * @description For admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        post: operations["people.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your exports, and what prevents deleting your account
         * @description For anyone signed in.
         */
        get: operations["myData.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/data/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an export of your data; a link is emailed when it is ready
         * @description For anyone signed in.
         */
        post: operations["myData.askExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete your account in 14 days, unless you sign in again; every session ends now
         * @description For anyone signed in.
         */
        post: operations["myData.askDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to you, newest first
         * @description For anyone signed in.
         */
        get: operations["notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many you have not read
         * @description For anyone signed in.
         */
        get: operations["notifications.unread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one as read
         * @description For anyone signed in.
         */
        post: operations["notifications.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all up to one as read; later ones were not seen yet
         * @description For anyone signed in.
         */
        post: operations["notifications.markAllRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which notifications you get, and how
         * @description For anyone signed in.
         */
        get: operations["notifications.preferences"];
        /**
         * Choose which notifications you get, and how; events left out stay as they are
         * @description For anyone signed in.
         */
        put: operations["notifications.savePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop emails about one kind of event, by the link in such an email
         * @description For anybody.
         */
        post: operations["notifications.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how Roomlark pays and is paid
         * @description For admin accounts.
         */
        get: operations["moneySettings.get"];
        /**
         * Change how Roomlark pays and is paid; runs that are approved keep what they were approved with
         * @description For admin accounts.
         */
        put: operations["moneySettings.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payout runs, newest first
         * @description For admin accounts.
         */
        get: operations["payouts.list"];
        put?: never;
        /**
         * Draw up the run of this month, or draw it up again until it is approved
         * @description For admin accounts.
         */
        post: operations["payouts.draw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payout run with what is checked before it is approved
         * @description For admin accounts.
         */
        get: operations["payouts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts/{id}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is paid by a run and who is left out and why, largest amount first
         * @description For admin accounts.
         */
        get: operations["payouts.statements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody in a run as CSV, without accounts
         * @description For admin accounts.
         */
        get: operations["payouts.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a run as it was seen; refused to who prepared it where there are two administrators, and if anything has changed
         * @description For admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        post: operations["payouts.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the files for the bank, once: credit transfers in USD (ISO 20022 pain.001.001.09), and CSV
         * @description For admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        post: operations["payouts.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts/{id}/files/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a file for the bank, with accounts in full; it is always the same file
         * @description For admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        post: operations["payouts.file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts/{id}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the bank has paid transfers; those recorded before stay as they are
         * @description For admin accounts.
         */
        post: operations["payouts.paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts/{id}/returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the bank has returned a transfer: the amount is payable again
         * @description For admin accounts.
         */
        post: operations["payouts.returned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notify an affiliate whose payout details are missing, once a day
         * @description For admin accounts.
         */
        post: operations["payouts.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the launch switches
         * @description For anybody.
         */
        get: operations["platform.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/switches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change launch switches
         * @description For admin accounts.
         */
        put: operations["platform.updateSwitches"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/switches/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed which launch switch last, and when
         * @description For admin accounts.
         */
        get: operations["platform.switchChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the defaults (rates, days and shares) and announced changes
         * @description For anybody.
         */
        get: operations["platform.defaults"];
        /**
         * Change the defaults, immediately or after the notice the terms promise; existing bookings keep their terms
         * @description For admin accounts.
         */
        put: operations["platform.updateDefaults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/defaults/announced/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel an announced change before it takes effect
         * @description For admin accounts.
         */
        delete: operations["platform.cancelDefaultChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of jobs, feeds, mail, storage, database and versions
         * @description For admin accounts.
         */
        get: operations["system.status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/system/jobs/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the failed jobs, newest first; at most 100
         * @description For admin accounts.
         */
        get: operations["system.failedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/system/jobs/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry failed jobs
         * @description For admin accounts.
         */
        post: operations["system.retryJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/system/mail-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test email to your own address and report the outcome
         * @description For admin accounts.
         */
        post: operations["system.testMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the parts of the product now and over the last 90 days
         * @description For anybody.
         */
        get: operations["status.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New versions that are announced but not in force yet, the next first
         * @description For anybody.
         */
        get: operations["legal.notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/legal/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The version in force, the announced one if there is one, and all versions, newest first
         * @description For anybody.
         */
        get: operations["legal.get"];
        put?: never;
        /**
         * Publish a new version with at least 30 days’ notice; it cannot be withdrawn, only followed by another
         * @description For admin accounts.
         */
        post: operations["legal.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your hotels, or all of them as an administrator
         * @description For hotel or admin accounts.
         */
        get: operations["hotels.list"];
        put?: never;
        /**
         * Add a hotel
         * @description For hotel or admin accounts.
         */
        post: operations["hotels.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a hotel
         * @description For hotel or admin accounts.
         */
        get: operations["hotels.get"];
        /**
         * Change a hotel; send the version that was read
         * @description For hotel or admin accounts.
         */
        put: operations["hotels.update"];
        post?: never;
        /**
         * Remove a hotel; one with bookings is archived, and one with upcoming stays is refused
         * @description For hotel or admin accounts.
         */
        delete: operations["hotels.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{id}/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open or close a hotel
         * @description For hotel or admin accounts.
         */
        put: operations["hotels.setActive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was done to a hotel, newest first
         * @description For hotel or admin accounts.
         */
        get: operations["hotels.activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add hotels from CSV, all rows or none; a dry run only reports
         * @description For hotel or admin accounts.
         */
        post: operations["hotels.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the pictures in order; the first is the cover
         * @description For hotel or admin accounts.
         */
        put: operations["hotels.orderImages"];
        /**
         * Add pictures (multipart, repeated field `images`)
         * @description For hotel or admin accounts.
         */
        post: operations["hotels.addImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{id}/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Caption a picture
         * @description For hotel or admin accounts.
         */
        put: operations["hotels.captionImage"];
        post?: never;
        /**
         * Remove a picture
         * @description For hotel or admin accounts.
         */
        delete: operations["hotels.removeImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{id}/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a hotel has and what it still needs before it can be booked
         * @description For hotel or admin accounts.
         */
        get: operations["hotelSetup.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hotel to set up next; null once one of your hotels is fully set up
         * @description For hotel accounts.
         */
        get: operations["hotelSetup.next"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What deleting a hotel would do, and how many stays prevent it
         * @description For hotel or admin accounts.
         */
        get: operations["hotelRemoval.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring an archived hotel back; it comes back inactive
         * @description For hotel or admin accounts.
         */
        post: operations["hotelRemoval.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/hotels/{slug}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one hotel offers for a stay, the cheapest first
         * @description For anybody.
         */
        get: operations["guest.offers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/hotels/{slug}/nights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lowest price and the minimum stay of each night from today on, for 13 months
         * @description For anybody.
         */
        get: operations["guest.nights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/hotels/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a hotel as a guest sees it; 404 unless it can be sold
         * @description For anybody.
         */
        get: operations["guest.getHotel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List guests with search
         * @description For hotel accounts.
         */
        get: operations["guests.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a guest; of a merged one, the profile it became part of
         * @description For hotel accounts.
         */
        get: operations["guests.get"];
        /**
         * Change a guest
         * @description For hotel accounts.
         */
        put: operations["guests.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guests/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge another guest into this one, for good
         * @description For hotel accounts.
         */
        post: operations["guests.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guests/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a guest here and in all bookings, for good
         * @description For hotel accounts.
         */
        post: operations["guests.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guests/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything stored about a guest, as a file for the guest
         * @description For hotel accounts.
         */
        get: operations["guests.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/guests/recognise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the guest with this email address or phone number
         * @description For hotel accounts.
         */
        post: operations["guests.recognise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The guest of a booking, with the number of the stay
         * @description For hotel accounts.
         */
        get: operations["guests.ofBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/registration-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Registration card of a booking as PDF
         * @description For hotel accounts.
         */
        get: operations["guests.registrationCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/registration-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Registration cards of all arrivals of a day as PDF
         * @description For hotel accounts.
         */
        get: operations["guests.registrationCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The letters of a hotel to its guests
         * @description For hotel or admin accounts.
         */
        get: operations["letters.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/letters/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write a letter in all its languages
         * @description For hotel or admin accounts.
         */
        put: operations["letters.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/letters/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill in a letter from the latest booking
         * @description For hotel or admin accounts.
         */
        post: operations["letters.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The letters a booking got
         * @description For hotel or admin accounts.
         */
        get: operations["letters.ofBooking"];
        put?: never;
        /**
         * Send a letter now, also again
         * @description For hotel or admin accounts.
         */
        post: operations["letters.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/guest-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation with a new link to the booking; every earlier link ends
         * @description For hotel or admin accounts.
         */
        post: operations["letters.renewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hotels of a place that can be booked for a stay, at its whole price, with counts for each filter
         * @description For anybody.
         */
        get: operations["search.stays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities, countries and hotels that a typed text may mean, typing errors forgiven
         * @description For anybody.
         */
        get: operations["search.places"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the room types of a hotel with their numbered rooms
         * @description For hotel or admin accounts.
         */
        get: operations["rooms.list"];
        put?: never;
        /**
         * Add a room type with its numbered rooms
         * @description For hotel or admin accounts.
         */
        post: operations["rooms.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/rooms/{roomTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a room type; carries the version that was read
         * @description For hotel or admin accounts.
         */
        put: operations["rooms.update"];
        post?: never;
        /**
         * Remove a room type without upcoming stays
         * @description For hotel or admin accounts.
         */
        delete: operations["rooms.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/rooms/{roomTypeId}/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the numbered rooms of a type; refused if a night is already sold beyond that
         * @description For hotel or admin accounts.
         */
        put: operations["rooms.setNumbers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/rooms/{roomTypeId}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the pictures of a room type in order; the first is the cover
         * @description For hotel or admin accounts.
         */
        put: operations["rooms.orderImages"];
        /**
         * Add pictures to a room type (multipart, repeated field `images`)
         * @description For hotel or admin accounts.
         */
        post: operations["rooms.addImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/rooms/{roomTypeId}/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Caption a picture of a room type
         * @description For hotel or admin accounts.
         */
        put: operations["rooms.captionImage"];
        post?: never;
        /**
         * Remove a picture of a room type
         * @description For hotel or admin accounts.
         */
        delete: operations["rooms.removeImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/room-blocks/in-the-way": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stays that must move before a room can be blocked, and the rooms they could move to
         * @description For hotel or admin accounts.
         */
        get: operations["roomBlocks.inTheWay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/room-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a numbered room as out of order, and so not for sale; refused while it is occupied
         * @description For hotel or admin accounts.
         */
        post: operations["roomBlocks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/room-blocks/{blockId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change when and why a room is out of order
         * @description For hotel or admin accounts.
         */
        put: operations["roomBlocks.update"];
        post?: never;
        /**
         * Put a room back in order from today on; a block that had not begun is removed
         * @description For hotel or admin accounts.
         */
        delete: operations["roomBlocks.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/room-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which rooms are clean
         * @description For hotel or admin accounts.
         */
        get: operations["housekeeping.states"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/housekeeping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All rooms as those see them who clean them; without the names of guests
         * @description For hotel or admin accounts.
         */
        get: operations["housekeeping.board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/housekeeping/rooms/{roomId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a room as clean, inspected or dirty
         * @description For hotel or admin accounts.
         */
        put: operations["housekeeping.mark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/housekeeping/rooms/{roomId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest states of a room, newest first
         * @description For hotel or admin accounts.
         */
        get: operations["housekeeping.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/housekeeping/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign rooms for today, or with null take them back
         * @description For hotel or admin accounts.
         */
        put: operations["housekeeping.assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/housekeeping/floors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the floor of rooms; with null it follows from their numbers
         * @description For hotel or admin accounts.
         */
        put: operations["housekeeping.setFloor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/housekeeping/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set whether rooms are inspected before check-in
         * @description For hotel or admin accounts.
         */
        put: operations["housekeeping.changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/housekeeping/rooms/{roomId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note about a room
         * @description For hotel or admin accounts.
         */
        post: operations["housekeeping.addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/housekeeping/notes/{noteId}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the photo of a note (multipart, field `image`)
         * @description For hotel or admin accounts.
         */
        post: operations["housekeeping.addPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/housekeeping/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a note with its photo
         * @description For hotel or admin accounts.
         */
        delete: operations["housekeeping.removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read rate plans, price rules and taxes
         * @description For hotel or admin accounts.
         */
        get: operations["rates.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/rates/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a rate plan
         * @description For hotel or admin accounts.
         */
        post: operations["rates.createPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/rates/plans/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a rate plan; carries the version that was read
         * @description For hotel or admin accounts.
         */
        put: operations["rates.updatePlan"];
        post?: never;
        /**
         * Remove a rate plan; bookings keep theirs
         * @description For hotel or admin accounts.
         */
        delete: operations["rates.removePlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/rates/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a season or weekday rule
         * @description For hotel or admin accounts.
         */
        post: operations["rates.createRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/rates/rules/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a season or weekday rule, which keeps its place; carries the version that was read
         * @description For hotel or admin accounts.
         */
        put: operations["rates.updateRule"];
        post?: never;
        /**
         * Remove a season or weekday rule
         * @description For hotel or admin accounts.
         */
        delete: operations["rates.removeRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/rates/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set taxes and fees
         * @description For hotel or admin accounts.
         */
        put: operations["rates.setTaxes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/promo-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the promo codes of a hotel with how often each was used
         * @description For hotel or admin accounts.
         */
        get: operations["promoCodes.list"];
        put?: never;
        /**
         * Add a promo code; a code is unique within its hotel
         * @description For hotel or admin accounts.
         */
        post: operations["promoCodes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/promo-codes/{codeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a promo code; carries the version that was read
         * @description For hotel or admin accounts.
         */
        put: operations["promoCodes.update"];
        post?: never;
        /**
         * Remove a promo code; bookings keep their discount
         * @description For hotel or admin accounts.
         */
        delete: operations["promoCodes.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/boosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the boosts of a hotel, those that run first, and the partners a new one would be for
         * @description For hotel or admin accounts.
         */
        get: operations["boosts.list"];
        put?: never;
        /**
         * Start a boost: points on top of the commission for some nights, for bookings made from now on
         * @description For hotel or admin accounts.
         */
        post: operations["boosts.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/boosts/nights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how many rooms are empty on each night of four weeks, and what they cost
         * @description For hotel or admin accounts.
         */
        get: operations["boosts.nights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/boosts/{boostId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a boost; bookings already made keep it. Carries the version that was read
         * @description For hotel or admin accounts.
         */
        post: operations["boosts.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the boosts of the hotels you are a partner of, with a link for each that is ready to use
         * @description For affiliate accounts.
         */
        get: operations["boosts.offers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, decline, pause or end a partnership; carries the version that was read
         * @description For anyone signed in.
         */
        post: operations["partnerships.step"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a partnership, newest first
         * @description For anyone signed in.
         */
        get: operations["partnerships.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/{id}/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Agree on terms with a partner; lower ones take effect after 30 days of notice
         * @description For hotel or admin accounts.
         */
        put: operations["partnerships.changeTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/term-changes/{changeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel an announced change of terms
         * @description For hotel or admin accounts.
         */
        delete: operations["partnerships.cancelTermChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all partnerships with search, filters and counts
         * @description For admin accounts.
         */
        get: operations["allPartnerships.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signs of abuse in bookings that count for affiliates, newest first
         * @description For admin accounts.
         */
        get: operations["signals.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signals/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a signal as reviewed, with a note; a second review replaces the note
         * @description For admin accounts.
         */
        put: operations["signals.review"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Balances of the ledger by kind of account, in one currency
         * @description For admin accounts.
         */
        get: operations["ledger.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ledger/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Transactions of the ledger with their entries, newest first
         * @description For admin accounts.
         */
        get: operations["ledger.transactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ledger/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All entries of the transactions a list would show, as CSV; at most 20,000
         * @description For admin accounts.
         */
        get: operations["ledger.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ledger/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was found when everything in the ledger was last counted again
         * @description For admin accounts.
         */
        get: operations["ledger.proof"];
        put?: never;
        /**
         * Count everything in the ledger again; the proof follows when it is done
         * @description For admin accounts.
         */
        post: operations["ledger.prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commissions that signs of abuse hold, those that are released first on top
         * @description For admin accounts.
         */
        get: operations["holds.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One hold, with what speaks against and for the booking, and the answers
         * @description For admin accounts.
         */
        get: operations["holds.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the partner about a hold
         * @description For admin accounts.
         */
        post: operations["holds.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a held commission, with a reason that partner and hotel read
         * @description For admin accounts.
         */
        post: operations["holds.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a held commission void, with a reason that partner and hotel read
         * @description For admin accounts.
         */
        post: operations["holds.void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your commissions that are held, or were, newest first
         * @description For affiliate accounts.
         */
        get: operations["holds.own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds/own/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your holds, with its reason and the answers
         * @description For affiliate accounts.
         */
        get: operations["holds.ofOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds/own/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a hold of one of your commissions
         * @description For affiliate accounts.
         */
        post: operations["holds.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Closed statements of all hotels, those that are due first
         * @description For admin accounts.
         */
        get: operations["statementList.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statements/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a closed statement, with those that the hotel has paid
         * @description For admin accounts.
         */
        get: operations["statementList.lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a closed statement with everything about its payment
         * @description For admin accounts.
         */
        get: operations["statementPayments.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statements/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record what a hotel paid; more than is open becomes credit for its other statements
         * @description For admin accounts.
         */
        post: operations["statementPayments.record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statements/{id}/write-offs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up what a hotel will not pay; affiliates are not paid for it
         * @description For admin accounts.
         */
        post: operations["statementPayments.writeOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statements/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a payment was returned, or take a write-off back
         * @description For admin accounts.
         */
        post: operations["statementPayments.return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hotels you recommend, or your requests and invitations
         * @description For affiliate accounts.
         */
        get: operations["ownPartnerships.list"];
        put?: never;
        /**
         * Ask a hotel for a partnership; your profile must be filled in first
         * @description For affiliate accounts.
         */
        post: operations["ownPartnerships.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many of your partnerships are in which state; invitations wait for your answer
         * @description For affiliate accounts.
         */
        get: operations["ownPartnerships.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/first-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new affiliate has done and does next; null once a link has been tested or followed
         * @description For affiliate accounts.
         */
        get: operations["ownPartnerships.firstDay"];
        put?: never;
        /**
         * Note that you have copied or tested a link
         * @description For affiliate accounts.
         */
        post: operations["ownPartnerships.noteFirstStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/hotels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find hotels that take partners, or have invited you, with what they pay
         * @description For affiliate accounts.
         */
        get: operations["partnerFind.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/hotels/{hotelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what one hotel offers its partners
         * @description For affiliate accounts.
         */
        get: operations["partnerFind.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/affiliate-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how you present yourself to hotels
         * @description For affiliate accounts.
         */
        get: operations["affiliateProfile.get"];
        /**
         * Present yourself to hotels; carries the version that was read, 0 for the first time
         * @description For affiliate accounts.
         */
        put: operations["affiliateProfile.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your partnerships, with what is agreed and what has been announced
         * @description For affiliate accounts.
         */
        get: operations["partnerLinks.partnership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The links of a partnership with what each brought in a period, newest first
         * @description For affiliate accounts.
         */
        get: operations["partnerLinks.list"];
        put?: never;
        /**
         * Add a link; a code is unique among all links, and one is made where none is given
         * @description For affiliate accounts.
         */
        post: operations["partnerLinks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/{id}/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a link, archive or restore it; carries the version that was read
         * @description For affiliate accounts.
         */
        put: operations["partnerLinks.change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/{id}/links/{linkId}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a link brought in a period by tag, at most 100 of them
         * @description For affiliate accounts.
         */
        get: operations["partnerLinks.tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a booking of a room on given dates would cost now and what it would bring you
         * @description For affiliate accounts.
         */
        get: operations["partnerLinks.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/{id}/promo-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your promo codes at a hotel with what each brought, newest first
         * @description For affiliate accounts.
         */
        get: operations["partnerCodes.list"];
        put?: never;
        /**
         * Propose a promo code; without a discount it counts at once, else once the hotel agrees
         * @description For affiliate accounts.
         */
        post: operations["partnerCodes.propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/{id}/promo-codes/{codeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a promo code or withdraw its proposal; bookings keep their discount
         * @description For affiliate accounts.
         */
        delete: operations["partnerCodes.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/promo-codes/{codeId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to a promo code that a partner has proposed, or decline it; carries the version that was read
         * @description For hotel or admin accounts.
         */
        post: operations["partnerCodes.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partnerships/{id}/links/{linkId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a link from the click to the commission without counting, holding or billing anything
         * @description For affiliate accounts.
         */
        post: operations["linkTests.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payout-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you are paid, masked, and what waits to be used
         * @description For affiliate accounts.
         */
        get: operations["payoutDetails.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payout-details/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Be paid to another account, from three days after; asks for password and code
         * @description For affiliate accounts.
         */
        put: operations["payoutDetails.saveAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payout-details/payee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change name, address or tax number, from three days after; asks for password and code
         * @description For affiliate accounts.
         */
        put: operations["payoutDetails.savePayee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payout-details/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * It was not you: withdraw what waits, and sign out every other device
         * @description For affiliate accounts.
         */
        delete: operations["payoutDetails.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the requests and partners of a hotel with what each brought and cost in the last 90 days
         * @description For hotel or admin accounts.
         */
        get: operations["hotelPartners.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/partners/{partnershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a partner of a hotel with profile, terms and history
         * @description For hotel or admin accounts.
         */
        get: operations["hotelPartners.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the partners of all your hotels, requests first
         * @description For hotel or admin accounts.
         */
        get: operations["hotelPartners.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All partners a list would show, as CSV; at most 5,000
         * @description For hotel or admin accounts.
         */
        get: operations["hotelPartners.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/partners/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the requests of a hotel as read by its owner
         * @description For hotel or admin accounts.
         */
        post: operations["hotelPartners.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/partner-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change how a hotel works with partners; carries the version that was read
         * @description For hotel or admin accounts.
         */
        put: operations["hotelPartners.changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/partners/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody by email to be a partner, with or without an account
         * @description For hotel or admin accounts.
         */
        post: operations["hotelPartners.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open statements of a hotel, and those that are closed, newest first
         * @description For hotel or admin accounts.
         */
        get: operations["hotelStatements.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/statements/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a hotel owes for stays that ended in a month: so far, or as it was closed
         * @description For hotel or admin accounts.
         */
        get: operations["hotelStatements.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/statements/{month}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a statement by the day on which stays ended
         * @description For hotel or admin accounts.
         */
        get: operations["hotelStatements.lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/statements/{month}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A statement as PDF; at most 1,500 lines
         * @description For hotel or admin accounts.
         */
        get: operations["hotelStatements.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/statements/{month}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a statement as CSV; at most 20,000
         * @description For hotel or admin accounts.
         */
        get: operations["hotelStatements.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/reports/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Occupancy and room revenue by day, with a year before
         * @description For hotel or admin accounts.
         */
        get: operations["hotelReports.forecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/reports/cash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments by day, method and person
         * @description For hotel or admin accounts.
         */
        get: operations["hotelReports.cash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/reports/cash/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every payment, refund and correction, oldest first
         * @description For hotel or admin accounts.
         */
        get: operations["hotelReports.cashLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/reports/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VAT by rate and city tax, month by month
         * @description For hotel or admin accounts.
         */
        get: operations["hotelReports.taxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/reports/{report}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report as CSV
         * @description For hotel or admin accounts.
         */
        get: operations["hotelReports.csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/reports/{report}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report as PDF
         * @description For hotel or admin accounts.
         */
        get: operations["hotelReports.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/statements/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stays through partners that are over although nobody has recorded how they went; at most 50
         * @description For hotel or admin accounts.
         */
        get: operations["stayQuestions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/statements/questions/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how a stay went whose dates are over, so that it is billed or not
         * @description For hotel or admin accounts.
         */
        post: operations["stayQuestions.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read prices, limits and what is sold for each night; at most 400 nights
         * @description For hotel or admin accounts.
         */
        get: operations["calendar.get"];
        /**
         * Change nights in bulk (dates × weekdays × room types), all or none; or only preview it
         * @description For hotel or admin accounts.
         */
        put: operations["calendar.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/calendar/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Copy nights to other dates by day of the week, all or none; or only preview it
         * @description For hotel or admin accounts.
         */
        put: operations["calendar.copy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/calendar/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Undo a change of nights; those changed or sold since stay as they are and are counted
         * @description For hotel or admin accounts.
         */
        put: operations["calendar.undo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/import/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change room types from CSV, all or none
         * @description For hotel or admin accounts.
         */
        post: operations["imports.rooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/import/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set prices and limits of nights from CSV, all or none
         * @description For hotel or admin accounts.
         */
        post: operations["imports.rates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/import/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring future bookings from CSV, in batches that can be repeated
         * @description For hotel or admin accounts.
         */
        post: operations["imports.bookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings with search, filters and counts
         * @description For hotel or admin accounts.
         */
        get: operations["bookings.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All bookings a list would show, as CSV; at most 20,000
         * @description For hotel or admin accounts.
         */
        get: operations["bookings.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a booking with its history, money and policy
         * @description For hotel or admin accounts.
         */
        get: operations["bookings.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a stay night by night, and say why it cannot be booked
         * @description For hotel or admin accounts.
         */
        post: operations["bookings.quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book or hold rooms; needs an Idempotency-Key header
         * @description For hotel or admin accounts.
         */
        post: operations["bookings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm, check in, check out (early departure frees the nights left), cancel, mark as no-show
         * @description For hotel or admin accounts.
         */
        post: operations["bookings.transition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/option": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hold the rooms until another time
         * @description For hotel or admin accounts.
         */
        put: operations["bookings.extendOption"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an arrival, a no-show or a departure until the end of the next day; its nights are occupied again
         * @description For hotel or admin accounts.
         */
        post: operations["bookings.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/stay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a booking to other dates, lengthen or shorten it, and put a stay into another room
         * @description For hotel or admin accounts.
         */
        put: operations["bookings.changeStay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/stay/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview other dates: their price, why they are not possible, and the email to the guest
         * @description For hotel or admin accounts.
         */
        post: operations["bookings.quoteChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free rooms of its type for each stay of a booking, those that leave the fewest gaps first
         * @description For hotel or admin accounts.
         */
        get: operations["bookings.freeRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/rooms/{stayId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a numbered room to a stay, also of another type; null unassigns it
         * @description For hotel or admin accounts.
         */
        put: operations["bookings.assignRoom"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change guest, notes and special requests
         * @description For hotel or admin accounts.
         */
        put: operations["bookings.updateDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/arrivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The arrivals of today at the hotels of the account
         * @description For hotel accounts.
         */
        get: operations["bookings.arrivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/bookings/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Arrivals, departures and guests in house on one day
         * @description For hotel or admin accounts.
         */
        get: operations["bookings.day"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/bookings/tape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rooms by days with their stays; at most 92 days
         * @description For hotel or admin accounts.
         */
        get: operations["bookings.tape"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/changes/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a change of a booking
         * @description For hotel or admin accounts.
         */
        post: operations["bookingChanges.quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a booking at the total that was quoted
         * @description For hotel or admin accounts.
         */
        post: operations["bookingChanges.make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/folio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Charges, payments and balance of a booking
         * @description For hotel or admin accounts.
         */
        get: operations["folios.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/folio/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge an extra; the answer has its lines only, however long the folio is
         * @description For hotel or admin accounts.
         */
        post: operations["folios.charge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/folio/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment or a refund
         * @description For hotel or admin accounts.
         */
        post: operations["folios.pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/folio/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a line back, whole or in part; once for each line
         * @description For hotel or admin accounts.
         */
        post: operations["folios.correct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/folio/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move lines to another folio of the booking
         * @description For hotel or admin accounts.
         */
        post: operations["folios.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/folio/folios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a folio for somebody else who pays
         * @description For hotel or admin accounts.
         */
        post: operations["folios.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/folio/folios/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change who pays a folio and what comes to it
         * @description For hotel or admin accounts.
         */
        put: operations["folios.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/folio/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a deposit until a day
         * @description For hotel or admin accounts.
         */
        post: operations["folios.askDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/folio/deposits/{depositId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw a deposit that was asked for
         * @description For hotel or admin accounts.
         */
        delete: operations["folios.withdrawDeposit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups, those to come first
         * @description For hotel or admin accounts.
         */
        get: operations["groups.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a group
         * @description For hotel or admin accounts.
         */
        get: operations["groups.get"];
        /**
         * Change a group, its rooms or its cut-off
         * @description For hotel or admin accounts.
         */
        put: operations["groups.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set rooms aside for a group, all or none
         * @description For hotel or admin accounts.
         */
        post: operations["groups.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/{id}/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a room for a guest of the group
         * @description For hotel or admin accounts.
         */
        post: operations["groups.pickUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/{id}/rooming-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book rooms from a rooming list (CSV), all or none
         * @description For hotel or admin accounts.
         */
        post: operations["groups.importList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put rooms that nobody has taken back on sale
         * @description For hotel or admin accounts.
         */
        post: operations["groups.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a group, with or without its bookings
         * @description For hotel or admin accounts.
         */
        post: operations["groups.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices, credit notes and receipts of a booking, newest first
         * @description For hotel or admin accounts.
         */
        get: operations["invoices.list"];
        put?: never;
        /**
         * Issue an invoice or a receipt of what is on none yet
         * @description For hotel or admin accounts.
         */
        post: operations["invoices.issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/invoices/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invoice of a folio would be now, without a number, as PDF
         * @description For hotel or admin accounts.
         */
        get: operations["invoices.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/invoices/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invoice or a receipt of a folio would have on it now
         * @description For hotel or admin accounts.
         */
        get: operations["invoices.draft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/invoices/{invoiceId}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invoice back by a credit note; its lines can be invoiced again
         * @description For hotel or admin accounts.
         */
        post: operations["invoices.credit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/invoices/{invoiceId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An issued paper as PDF; it never changes
         * @description For hotel or admin accounts.
         */
        get: operations["invoices.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/invoices/{invoiceId}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email an issued paper in its language
         * @description For hotel or admin accounts.
         */
        post: operations["invoices.mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/invoicing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the invoices of a hotel name who issues them
         * @description For hotel or admin accounts.
         */
        get: operations["invoices.settings"];
        /**
         * Change it for papers to come
         * @description For hotel or admin accounts.
         */
        put: operations["invoices.updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/day-closes/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The business day to be closed next, and what is left to do
         * @description For hotel or admin accounts.
         */
        get: operations["dayCloses.open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/day-closes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Closed days, the latest first
         * @description For hotel or admin accounts.
         */
        get: operations["dayCloses.list"];
        put?: never;
        /**
         * Close the day; its figures never change again
         * @description For hotel or admin accounts.
         */
        post: operations["dayCloses.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/day-closes/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A closed day as it was frozen
         * @description For hotel or admin accounts.
         */
        get: operations["dayCloses.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/day-closes/{day}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A closed day as PDF
         * @description For hotel or admin accounts.
         */
        get: operations["dayCloses.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/day-closes/{day}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A closed day as CSV
         * @description For hotel or admin accounts.
         */
        get: operations["dayCloses.csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/extras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extras that a hotel sells besides rooms, by name
         * @description For hotel or admin accounts.
         */
        get: operations["hotelExtras.list"];
        put?: never;
        /**
         * Add an extra
         * @description For hotel or admin accounts.
         */
        post: operations["hotelExtras.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/extras/{extraId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change or archive an extra
         * @description For hotel or admin accounts.
         */
        put: operations["hotelExtras.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/partner-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The partners of a hotel that the desk can name as the source of a booking; at most 100
         * @description For hotel or admin accounts.
         */
        get: operations["bookingPartners.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commissions/{bookingId}/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The disputes about the commission of a booking, for its hotel, its partner and administrators
         * @description For anyone signed in.
         */
        get: operations["disputes.ofCommission"];
        put?: never;
        /**
         * Object to a commission; it is neither billed nor paid until the dispute is over
         * @description For hotel or affiliate accounts.
         */
        post: operations["disputes.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disputes about commissions, those with the earliest day to answer first
         * @description For admin accounts.
         */
        get: operations["disputes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A dispute with its thread
         * @description For anyone signed in.
         */
        get: operations["disputes.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/disputes/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write into the thread; from the hotel or the partner it also takes a proposal off the table
         * @description For anyone signed in.
         */
        post: operations["disputes.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/disputes/{id}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose what the hotel kept of the stay; it stands by itself on its day
         * @description For admin accounts.
         */
        post: operations["disputes.propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/disputes/{id}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the proposal; once both sides have, the dispute is settled
         * @description For hotel or affiliate accounts.
         */
        post: operations["disputes.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/disputes/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an objection; the commission stays as it is
         * @description For hotel or affiliate accounts.
         */
        post: operations["disputes.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/disputes/{id}/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an objection with a reason; the commission stays as it is
         * @description For admin accounts.
         */
        post: operations["disputes.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channel/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the channels that sell your rooms
         * @description For hotel or admin accounts.
         */
        get: operations["channel.connections"];
        put?: never;
        /**
         * Connect a channel to a hotel
         * @description For hotel or admin accounts.
         */
        post: operations["channel.connect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channel/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name a channel, map its codes, or switch it off
         * @description For hotel or admin accounts.
         */
        put: operations["channel.map"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channel/connections/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which nights to read again since a cursor; without one, all
         * @description For hotel or admin accounts.
         */
        get: operations["channel.changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channel/connections/{id}/ari": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Availability, prices and limits by night; at most 400 nights
         * @description For hotel or admin accounts.
         */
        get: operations["channel.ari"];
        /**
         * Set prices, limits and rooms to sell, all or none
         * @description For hotel or admin accounts.
         */
        put: operations["channel.setAri"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channel/connections/{id}/reservations/{reservationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what became of a reservation
         * @description For hotel or admin accounts.
         */
        get: operations["channel.reservation"];
        /**
         * Deliver a reservation as it is now: new, changed or cancelled
         * @description For hotel or admin accounts.
         */
        put: operations["channel.deliver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channel/connections/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the hotel changed about reservations, until acknowledged
         * @description For hotel or admin accounts.
         */
        get: operations["channel.messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channel/connections/{id}/messages/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge messages, which are not sent again
         * @description For hotel or admin accounts.
         */
        post: operations["channel.acknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold rooms for ten minutes at the price that was shown; the token opens the checkout
         * @description For anybody.
         */
        post: operations["checkouts.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/checkouts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the rooms are still held, and until when
         * @description For anybody.
         */
        get: operations["checkouts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/checkouts/{token}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold the rooms for ten more minutes from now, once
         * @description For anybody.
         */
        post: operations["checkouts.extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/checkouts/{token}/promo-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enter a promo code for what is held; null takes it out again
         * @description For anybody.
         */
        put: operations["checkouts.setPromoCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/checkouts/{token}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold rooms again after a hold has ended, the same or others
         * @description For anybody.
         */
        post: operations["checkouts.hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/checkouts/{token}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book what is held; asked again, it is the same booking
         * @description For anybody.
         */
        post: operations["checkouts.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages between the guest and the hotel about a booking, oldest first
         * @description For hotel or admin accounts.
         */
        get: operations["messages.list"];
        put?: never;
        /**
         * Write to the guest, who gets it by email and answers on the page of the booking
         * @description For hotel or admin accounts.
         */
        post: operations["messages.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bookings/{id}/messages/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the messages of the guest up to one as seen by the hotel
         * @description For hotel or admin accounts.
         */
        post: operations["messages.markSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calendars a hotel reads, with their health
         * @description For hotel or admin accounts.
         */
        get: operations["feeds.list"];
        put?: never;
        /**
         * Read a calendar (iCal address) into a room type or a room, now and every hour
         * @description For hotel or admin accounts.
         */
        post: operations["feeds.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/feeds/{feedId}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a calendar now; if that takes long, the answer comes before it is done
         * @description For hotel or admin accounts.
         */
        post: operations["feeds.sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{hotelId}/feeds/{feedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop reading a calendar and free what it blocked
         * @description For hotel or admin accounts.
         */
        delete: operations["feeds.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exchange-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exchange rates with their history, newest first
         * @description For admin accounts.
         */
        get: operations["exchange.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exchange-rates/{currency}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a rate from a date on; earlier bookings keep theirs
         * @description For admin accounts.
         */
        put: operations["exchange.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The four figures of the dashboard; null for an account that has nothing yet
         * @description For anyone signed in.
         */
        get: operations["analytics.dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/dashboard/sparklines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The four figures over the period, for sparklines; null for an account that has nothing yet
         * @description For anyone signed in.
         */
        get: operations["analytics.sparklines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/bookings/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings over time; null for an account that has nothing yet
         * @description For anyone signed in.
         */
        get: operations["analytics.bookingTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/revenue/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revenue in dollars over time; null for an account that has nothing yet
         * @description For anyone signed in.
         */
        get: operations["analytics.revenueTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/hotels/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hotels with the most revenue
         * @description For anyone signed in.
         */
        get: operations["analytics.topHotels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/affiliates/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The affiliates who brought the most revenue; days are in UTC
         * @description For hotel or admin accounts.
         */
        get: operations["analytics.topAffiliates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/revenue/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revenue by source, all four of them; null for an account that has nothing yet
         * @description For anyone signed in.
         */
        get: operations["analytics.revenueBySource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to bookings, newest first; null for an account that has nothing yet
         * @description For anyone signed in.
         */
        get: operations["analytics.activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A period in figures and lines, with filters and the period before
         * @description For hotel or admin accounts.
         */
        get: operations["analytics.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/pick-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was booked since yesterday for future nights
         * @description For hotel or admin accounts.
         */
        get: operations["analytics.pickUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/occupancy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rooms sold night by night, for a heat map; at most 400 nights
         * @description For hotel or admin accounts.
         */
        get: operations["analytics.occupancy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the hotels are, to filter by
         * @description For hotel or admin accounts.
         */
        get: operations["analytics.places"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What your links brought: clicks, bookings, stays and earnings, compared with the period before
         * @description For affiliate accounts.
         */
        get: operations["performance.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/performance/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The links and hotels by which your figures can be filtered
         * @description For affiliate accounts.
         */
        get: operations["performance.choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you have by state, and the next payout: what is in it, what waits, why and until when
         * @description For affiliate accounts.
         */
        get: operations["earnings.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/earnings/stays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stays behind a balance or the next payout
         * @description For affiliate accounts.
         */
        get: operations["earnings.stays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/earnings/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your statements and what was paid out, newest first
         * @description For affiliate accounts.
         */
        get: operations["earnings.statements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/earnings/statements/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All your statements as CSV
         * @description For affiliate accounts.
         */
        get: operations["earnings.exportStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/earnings/statements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A statement: how it was paid, and what each hotel contributed
         * @description For affiliate accounts.
         */
        get: operations["earnings.statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/earnings/statements/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stays of a statement, of all hotels or of one
         * @description For affiliate accounts.
         */
        get: operations["earnings.lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/earnings/statements/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A statement as PDF
         * @description For affiliate accounts.
         */
        get: operations["earnings.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/earnings/statements/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All stays of a statement as CSV; at most 20,000
         * @description For affiliate accounts.
         */
        get: operations["earnings.exportLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All commissions with search, filters and counts, the latest bookings first
         * @description For admin accounts.
         */
        get: operations["commissionList.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commissions/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why the commission of a booking is what it is
         * @description For hotel or affiliate or admin accounts.
         */
        get: operations["commissionReceipts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commissions/{bookingId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a PDF
         * @description For hotel or affiliate or admin accounts.
         */
        get: operations["commissionReceipts.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commissions/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Why a booking did or did not count
         * @description For affiliate accounts.
         */
        post: operations["commissionClaims.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people who work for you, and open invitations
         * @description For hotel accounts.
         */
        get: operations["team.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody by email; the link works for 7 days
         * @description For hotel accounts.
         */
        post: operations["team.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/invitations/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again, with a new link
         * @description For hotel accounts.
         */
        post: operations["team.sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the roles of an invitation
         * @description For hotel accounts.
         */
        put: operations["team.changeInvitation"];
        post?: never;
        /**
         * Withdraw an invitation
         * @description For hotel accounts.
         */
        delete: operations["team.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the roles of somebody; it counts at once
         * @description For hotel accounts.
         */
        put: operations["team.changeMember"];
        post?: never;
        /**
         * Remove somebody from the team; it counts at once
         * @description For hotel accounts.
         */
        delete: operations["team.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the team that you work in
         * @description For anyone signed in.
         */
        post: operations["team.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation to a team, by the token of the emailed link
         * @description For anybody.
         */
        post: operations["team.invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a team, with a new account, which is signed in, or the one that the address has
         * @description For anybody.
         */
        post: operations["team.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company in whose name the hotels sell; null until it is entered
         * @description For hotel accounts.
         */
        get: operations["company.get"];
        /**
         * Enter or change the company
         * @description For hotel accounts.
         */
        put: operations["company.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hotels that others would like to hand over to you
         * @description For hotel accounts.
         */
        get: operations["hotelOffers.received"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a hotel with everything that belongs to it, or decline it
         * @description For hotel accounts.
         */
        post: operations["hotelOffers.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hotels/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * To whom the hotel is offered, if it is
         * @description For hotel accounts.
         */
        get: operations["hotelOffers.get"];
        put?: never;
        /**
         * Offer the hotel to another account by its email; it answers within 14 days
         * @description For hotel accounts.
         */
        post: operations["hotelOffers.make"];
        /**
         * Withdraw the offer
         * @description For hotel accounts.
         */
        delete: operations["hotelOffers.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API keys of your account
         * @description For hotel or affiliate or admin accounts.
         */
        get: operations["apiKeys.list"];
        put?: never;
        /**
         * Make an API key, which is shown only now
         * @description For hotel or affiliate or admin accounts. Asks for the password or a code again (`auth.confirm`).
         */
        post: operations["apiKeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key; it counts at once
         * @description For hotel or affiliate or admin accounts.
         */
        delete: operations["apiKeys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses we call, and how they do
         * @description For hotel or affiliate or admin accounts.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Add an address; its secret is shown only now
         * @description For hotel or affiliate or admin accounts.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change, pause or resume an address
         * @description For hotel or affiliate or admin accounts.
         */
        put: operations["webhooks.change"];
        post?: never;
        /**
         * Remove an address with its deliveries
         * @description For hotel or affiliate or admin accounts.
         */
        delete: operations["webhooks.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret; the old one is used too for a day
         * @description For hotel or affiliate or admin accounts.
         */
        post: operations["webhooks.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description For hotel or affiliate or admin accounts.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent in the last 30 days, newest first
         * @description For hotel or affiliate or admin accounts.
         */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again now
         * @description For hotel or affiliate or admin accounts.
         */
        post: operations["webhooks.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events about the account, each `data:` one event as JSON; ends when the session does
         * @description For anyone signed in.
         */
        get: operations["live.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptInvitation: {
            token: components["schemas"]["OpaqueToken"];
            password: components["schemas"]["NewPassword"];
            /** @constant */
            acceptsTerms: true;
        };
        AcceptLow: boolean;
        Activity: {
            id: number;
            at: components["schemas"]["Instant"];
            happened: components["schemas"]["Happened"];
            hotelName: string;
            nights: number;
            totalCents: number;
            currency: string;
            booking: {
                id: components["schemas"]["Id"];
                reference: string;
                guestName: string;
                checkInOn: components["schemas"]["IsoDate"];
                checkOutOn: components["schemas"]["IsoDate"];
            } | null;
        };
        /** @enum {string} */
        AffiliateChannel: "website" | "newsletter" | "instagram" | "youtube" | "tiktok" | "facebook" | "podcast" | "print" | "other";
        AffiliateProfile: {
            publicName: string;
            site: string;
            audience: string;
            monthlyReach: number | null;
            countries: string[];
            channels: components["schemas"]["AffiliateChannel"][];
            pictureUrl: string | null;
            updatedAt: components["schemas"]["Instant"] | null;
            version: number;
        };
        /** @enum {string} */
        AffiliateStatementState: "draft" | "carried" | "approved" | "paid" | "returned";
        AllPartnershipsMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
            countsByState: components["schemas"]["AllPartnershipsMetaCountsByState"];
        };
        AllPartnershipsMetaCountsByState: {
            invited: number;
            requested: number;
            active: number;
            paused: number;
            ended: number;
            declined: number;
        };
        /** @enum {string} */
        AlterationKind: "guests" | "plan" | "room-type" | "price" | "add-room" | "drop-room" | "split" | "swap";
        Announced: {
            /** @constant */
            kind: "legal";
            document: components["schemas"]["LegalDocument"];
            version: number;
            summary: string;
            effectiveOn: components["schemas"]["IsoDate"];
        } | {
            /** @constant */
            kind: "defaults";
            changes: {
                name: components["schemas"]["DefaultName"];
                from: number;
                to: number;
                effectiveOn: components["schemas"]["IsoDate"] | null;
            }[];
        } | {
            /** @constant */
            kind: "default-cancelled";
            name: components["schemas"]["DefaultName"];
            stays: number;
            announced: number;
            effectiveOn: components["schemas"]["IsoDate"];
        };
        AnnouncedTerm: {
            id: components["schemas"]["RowNumber"];
            /** @enum {string} */
            term: "rate" | "window";
            from: number;
            to: number;
            isBase: boolean;
            announcedAt: components["schemas"]["Instant"];
            effectiveOn: components["schemas"]["IsoDate"];
        };
        /** @enum {string} */
        AnswerSpeed: "at-once" | "day" | "three-days" | "week";
        ApiKey: {
            id: components["schemas"]["Id"];
            name: string;
            prefix: string;
            scopes: components["schemas"]["KeyScopeName"][];
            hotels: components["schemas"]["PromoCodePartner"][] | null;
            madeAt: components["schemas"]["Instant"];
            madeBy: string;
            lastUsedAt: components["schemas"]["Instant"] | null;
            expiresAt: components["schemas"]["Instant"] | null;
        };
        ApiKeyInput: {
            name: string;
            scopes: components["schemas"]["KeyScopeName"][];
            hotelIds: components["schemas"]["Id"][] | null;
            expiresOn: components["schemas"]["IsoDate"] | null;
        };
        ApiKeys: {
            keys: components["schemas"]["ApiKey"][];
            hotels: components["schemas"]["PromoCodePartner"][];
        };
        AppliedPromoCode: components["schemas"]["PartnershipHappeningParams2"] | null;
        Ari: {
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            currency: string;
            rates: {
                code: string;
                mealPlan: components["schemas"]["MealPlan"];
                onSale: boolean;
                minStay: components["schemas"]["StayLimit"];
                maxStay: components["schemas"]["StayLimit"];
            }[];
            rooms: {
                code: string;
                nights: components["schemas"]["AriNight"][];
            }[];
        };
        AriChanges: {
            cursor: string;
            ranges: components["schemas"]["PartnerPeriod"][];
        };
        AriNight: {
            night: components["schemas"]["IsoDate"];
            available: number;
            closed: boolean;
            minStay: components["schemas"]["StayLimit"];
            maxStay: components["schemas"]["StayLimit"];
            closedToArrival: boolean;
            closedToDeparture: boolean;
            prices: {
                rateCode: string;
                byAdultsCents: number[];
            }[];
        };
        AriUpdate: {
            roomCode: components["schemas"]["ChannelCode"];
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            weekdays: components["schemas"]["Weekdays"];
            change: components["schemas"]["CalendarChange"];
        };
        ArrivalsToday: {
            hotels: number;
            hotelName: string | null;
            day: components["schemas"]["IsoDate"] | null;
            total: number;
            arrivals: components["schemas"]["BookingSummary"][];
        };
        AuditChange: {
            field: string;
            before: string | null;
            after: string | null;
        };
        AuditEntry: {
            id: number;
            at: components["schemas"]["Instant"];
            actorId: string | null;
            actorName: string | null;
            keyName: string | null;
            action: string;
            target: string;
            targetName: string | null;
            hotel: {
                id: string;
                name: string;
            } | null;
            changes: components["schemas"]["AuditChange"][];
            address: string | null;
            requestId: string | null;
        };
        AuditExport: {
            filename: string;
            csv: string;
        };
        /** @enum {string} */
        BalanceCause: "left" | "fee" | "deposit";
        BankAccount: components["schemas"]["IbanAccount"] | components["schemas"]["UsAccount"];
        BankAccountInput: components["schemas"]["BankAccount"];
        /** @enum {string} */
        BankReturnCode: "AC01" | "AC04" | "AC06" | "AG01" | "BE01" | "MD07" | "MS03";
        Bic: string;
        BookedReservation: {
            revision: number;
            /** @constant */
            status: "booked";
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            rateCode: string;
            rooms: {
                roomCode: string;
                adults: number;
                childAges: number[];
                nights: {
                    night: components["schemas"]["IsoDate"];
                    priceCents: components["schemas"]["Cents"];
                }[];
            }[];
            currency: string;
            /** @enum {string} */
            collects: "channel" | "hotel";
            guest: components["schemas"]["Guest"];
            specialRequests: string;
        };
        Booking: {
            id: components["schemas"]["Id"];
            reference: string;
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            state: components["schemas"]["BookingState"];
            source: components["schemas"]["BookingSource"];
            partnerName: string | null;
            guestName: string;
            guestEmail: string | null;
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            nights: number;
            timeZone: string;
            rooms: components["schemas"]["BookingSummaryRooms"][];
            adults: number;
            children: number;
            currency: string;
            totalCents: number;
            totalUsdCents: number;
            feeCents: number | null;
            heldUntil: components["schemas"]["Instant"] | null;
            createdAt: components["schemas"]["Instant"];
            guest: {
                name: string;
                email: string | null;
                phone: string | null;
                country: string | null;
                language: string | null;
            };
            takenBy: ("phone" | "walk-in" | "email") | null;
            partner: components["schemas"]["BookingPartner"] | null;
            childAges: number[];
            stays: {
                id: components["schemas"]["Id"];
                roomTypeId: components["schemas"]["Id"];
                roomTypeName: string;
                roomId: components["schemas"]["Id"] | null;
                roomNumber: string | null;
                checkInOn: components["schemas"]["IsoDate"];
                checkOutOn: components["schemas"]["IsoDate"];
                nightlyCents: {
                    night: components["schemas"]["IsoDate"];
                    priceCents: number;
                    released: boolean;
                }[];
            }[];
            ratePlanName: string;
            mealPlan: components["schemas"]["MealPlan"];
            promoCode: components["schemas"]["AppliedPromoCode"];
            roomCents: number;
            fees: components["schemas"]["FeeLine"][];
            cityTaxCents: number;
            cityTaxName: string | null;
            vatCents: number;
            vatIncluded: boolean;
            droppedFeeCents: number;
            usdRate: number;
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
            checkInTime: string;
            checkOutTime: string;
            cancelledBy: ("guest" | "hotel") | null;
            cancelReason: string | null;
            arrivalTime: string | null;
            stayingName: string | null;
            notes: string;
            specialRequests: string;
            createdBy: string;
            externalReference: string | null;
            channel: {
                name: string;
                reservationId: string;
            } | null;
            group: components["schemas"]["PromoCodePartner"] | null;
            events: components["schemas"]["BookingEvent"][];
            allowed: components["schemas"]["BookingState"][];
            canUndo: boolean;
            version: number;
        };
        BookingAlteration: {
            kind: components["schemas"]["AlterationKind"];
            names?: components["schemas"]["HappenedParamsOtherRooms"];
            rooms?: components["schemas"]["HappenedParamsOtherRooms"];
            adults?: components["schemas"]["HappenedParamsTotalCents"];
            children?: components["schemas"]["HappenedParamsTotalCents"];
            fromOn?: components["schemas"]["IsoDate"];
            nights?: number;
            nightsCents?: components["schemas"]["HappenedParamsTotalCents"];
            currency?: string;
            feeCents?: number;
            waivedCents?: number;
            reference?: string;
            limits?: components["schemas"]["Obstacle"][];
        };
        BookingChange: {
            /** @constant */
            kind: "guests";
            adults: number;
            childAges: number[];
        } | {
            /** @constant */
            kind: "plan";
            ratePlanId: components["schemas"]["Id"];
        } | {
            /** @constant */
            kind: "room-type";
            stayId: components["schemas"]["Id"];
            roomTypeId: components["schemas"]["Id"];
            roomId?: components["schemas"]["Id"];
            keepPrice: boolean;
        } | {
            /** @constant */
            kind: "price";
            nights: {
                stayId: components["schemas"]["Id"];
                night: components["schemas"]["IsoDate"];
                priceCents: components["schemas"]["Cents"];
            }[];
            reason: string;
        } | {
            /** @constant */
            kind: "add-room";
            roomTypeId: components["schemas"]["Id"];
            roomId?: components["schemas"]["Id"];
            adults: number;
            childAges: number[];
        } | {
            /** @constant */
            kind: "drop-room";
            stayId: components["schemas"]["Id"];
            waiveFee?: boolean;
        } | {
            /** @constant */
            kind: "split";
            fromOn: components["schemas"]["IsoDate"];
            stayId: components["schemas"]["Id"];
            roomTypeId: components["schemas"]["Id"];
            roomId?: components["schemas"]["Id"];
            keepPrice: boolean;
        } | {
            /** @constant */
            kind: "swap";
            stayId: components["schemas"]["Id"];
            with: {
                bookingId: components["schemas"]["Id"];
                stayId: components["schemas"]["Id"];
                version: components["schemas"]["Version"];
            };
        } | {
            /** @constant */
            kind: "reinstate";
        };
        BookingChangeQuote: {
            currency: string;
            roomCents: number;
            fees: components["schemas"]["FeeLine"][];
            cityTaxCents: number;
            cityTaxName: string | null;
            vatCents: number;
            vatIncluded: boolean;
            totalCents: number;
            differenceCents: number;
            nights: {
                night: components["schemas"]["IsoDate"];
                cents: components["schemas"]["BookingChangeQuoteNightsCents"];
            }[];
            obstacles: components["schemas"]["Obstacle"][];
            limits: components["schemas"]["Obstacle"][];
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
            cancelFeeCents: components["schemas"]["BookingChangeQuoteNightsCents"];
            commissionCents: components["schemas"]["BookingChangeQuoteNightsCents"] | null;
            feeCents: number | null;
            roomNumbers: (string | null)[];
            mail: components["schemas"]["GuestNotice"] | null;
        };
        BookingChangeQuoteNightsCents: {
            before: number;
            after: number;
        };
        BookingEvent: {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @constant */
            kind: "created";
            params: components["schemas"]["HappenedParams6"] | null;
        } | {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @constant */
            kind: "changed";
            params: components["schemas"]["HappenedParams7"] | null;
        } | {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @constant */
            kind: "moved";
            params: components["schemas"]["HappenedParams8"] | null;
        } | {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @constant */
            kind: "room-assigned";
            params: components["schemas"]["HappenedParams"] | null;
        } | {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @constant */
            kind: "checked-out";
            params: components["schemas"]["HappenedParams9"] | null;
        } | {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @constant */
            kind: "cancelled";
            params: components["schemas"]["HappenedParams2"] | null;
        } | {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @constant */
            kind: "no-show";
            params: components["schemas"]["HappenedParams3"] | null;
        } | {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @constant */
            kind: "option";
            params: components["schemas"]["HappenedParams4"] | null;
        } | {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @constant */
            kind: "undone";
            params: components["schemas"]["HappenedParams5"] | null;
        } | {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @constant */
            kind: "reinstated";
            params: components["schemas"]["HappenedParams10"] | null;
        } | {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @constant */
            kind: "mail";
            params: {
                /** @enum {string} */
                mail: "confirmation" | "change" | "cancellation" | "reminder" | "option";
            } | null;
        } | {
            at: components["schemas"]["Instant"];
            actor: string;
            particulars: string | null;
            /** @enum {string} */
            kind: "confirmed" | "checked-in" | "expired" | "note";
            params: Record<string, never> | null;
        };
        /** @enum {string} */
        BookingEventKind: "created" | "confirmed" | "changed" | "moved" | "room-assigned" | "checked-in" | "checked-out" | "cancelled" | "no-show" | "expired" | "option" | "undone" | "reinstated" | "note" | "mail";
        BookingFolio: {
            bookingId: components["schemas"]["Id"];
            hotelId: components["schemas"]["Id"];
            currency: string;
            vatIncluded: boolean;
            usualVatPercent: number;
            isOpened: boolean;
            chargesCents: number;
            paidCents: number;
            balanceCents: number;
            folios: components["schemas"]["Folio"][];
            deposits: components["schemas"]["FolioDeposit"][];
            taxes: components["schemas"]["DayTax"][];
        };
        BookingInput: {
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            rooms: components["schemas"]["StayInputRooms"][];
            ratePlanId: components["schemas"]["Id"];
            adults: number;
            childAges: number[];
            /** @enum {string} */
            state: "held" | "confirmed";
            heldUntil?: components["schemas"]["Instant"];
            /** @enum {string} */
            source: "direct" | "affiliate" | "ota" | "other";
            /** @enum {string} */
            takenBy?: "phone" | "walk-in" | "email";
            partnershipId?: components["schemas"]["Id"];
            guest: components["schemas"]["Guest"];
            notes: string;
            specialRequests: string;
            roomId?: components["schemas"]["Id"];
            overrideReason?: string;
        };
        BookingInvoices: {
            invoices: components["schemas"]["Invoice"][];
            open: components["schemas"]["OpenToInvoice"][];
        };
        BookingLetter: {
            kind: components["schemas"]["LetterKind"];
            sentAt: components["schemas"]["Instant"][];
            canSend: boolean;
        };
        BookingMessage: {
            id: number;
            byGuest: boolean;
            author: string;
            text: string | null;
            at: components["schemas"]["Instant"];
            isSeen: boolean;
        };
        BookingPageMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
            countsByState: {
                held: number;
                confirmed: number;
                "checked-in": number;
                "checked-out": number;
                cancelled: number;
                "no-show": number;
                expired: number;
            };
        };
        BookingPartner: {
            partnershipId: components["schemas"]["Id"];
            name: string;
            method: components["schemas"]["ReferralMethod"];
            ratePercent: number;
            boostPercent: number;
            costCents: number | null;
            baseCents: number | null;
            platform: {
                affiliateId: components["schemas"]["Id"];
                sharePercent: number;
                shareCents: number | null;
                signals: components["schemas"]["BookingSignal"][];
            } | null;
        };
        BookingReference: {
            bookingId: components["schemas"]["Id"];
            reference: string;
        };
        BookingSignal: {
            id: components["schemas"]["Id"];
            found: components["schemas"]["SignalFinding"];
            at: components["schemas"]["Instant"];
            review: components["schemas"]["SignalReview"] | null;
            version: number;
        };
        /** @enum {string} */
        BookingSource: "direct" | "affiliate" | "ota" | "other";
        /** @enum {string} */
        BookingState: "held" | "confirmed" | "checked-in" | "checked-out" | "cancelled" | "no-show" | "expired";
        BookingSummary: {
            id: components["schemas"]["Id"];
            reference: string;
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            state: components["schemas"]["BookingState"];
            source: components["schemas"]["BookingSource"];
            partnerName: string | null;
            guestName: string;
            guestEmail: string | null;
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            nights: number;
            timeZone: string;
            rooms: components["schemas"]["BookingSummaryRooms"][];
            adults: number;
            children: number;
            currency: string;
            totalCents: number;
            totalUsdCents: number;
            feeCents: number | null;
            heldUntil: components["schemas"]["Instant"] | null;
            createdAt: components["schemas"]["Instant"];
        };
        BookingSummaryRooms: {
            roomTypeId: components["schemas"]["Id"];
            name: string;
            number: string | null;
        };
        Boost: {
            id: components["schemas"]["Id"];
            nights: components["schemas"]["IsoDate"][];
            points: number;
            roomTypeName: string | null;
            partnerNames: string[] | null;
            maxNights: number | null;
            soldNights: number;
            bookings: number;
            startedAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            ended: {
                at: components["schemas"]["Instant"];
                why: components["schemas"]["BoostEnd"];
            } | null;
            version: number;
        };
        /** @enum {string} */
        BoostEnd: "stopped" | "sold" | "over";
        BoostInput: {
            nights: components["schemas"]["IsoDate"][];
            /** @enum {number} */
            points: 1 | 2 | 3 | 5;
            roomTypeId: components["schemas"]["Id"] | null;
            partnershipIds: components["schemas"]["Id"][] | null;
            maxNights: number | null;
            lastBookingOn: components["schemas"]["IsoDate"] | null;
        };
        BoostNight: {
            night: components["schemas"]["IsoDate"];
            rooms: number;
            empty: number;
            priceCents: number;
            baseCents: number;
            boostPoints: number | null;
        };
        BoostNights: {
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            today: components["schemas"]["IsoDate"];
            currency: string;
            roomTypes: {
                id: components["schemas"]["Id"];
                name: string;
                nights: components["schemas"]["BoostNight"][];
            }[];
        };
        BoostOffer: {
            boostId: components["schemas"]["Id"];
            partnershipId: components["schemas"]["Id"];
            hotelName: string;
            city: string;
            country: string;
            pictureUrl: string | null;
            nights: components["schemas"]["IsoDate"][];
            roomTypeName: string | null;
            ratePercent: number;
            boostedPercent: number;
            yoursPercent: number;
            supply: components["schemas"]["OfferSupply"];
            endsAt: components["schemas"]["Instant"];
            linkUrl: string | null;
        };
        BoostPartner: {
            partnershipId: components["schemas"]["Id"];
            name: string;
            ratePercent: number;
            hasOwnRate: boolean;
        };
        Bucket: {
            label: string;
            bookings: number;
        };
        Calendar: {
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            currency: string;
            roomTypes: {
                id: components["schemas"]["Id"];
                name: string;
                units: number;
                nights: components["schemas"]["CalendarNight"][];
            }[];
            groupHolds: components["schemas"]["GroupHold"][];
        };
        CalendarChange: {
            priceCents?: components["schemas"]["Cents"] | null;
            pricePercent?: components["schemas"]["PercentChange"];
            closed?: boolean;
            minStay?: components["schemas"]["StayLimit"];
            maxStay?: components["schemas"]["StayLimit"];
            closedToArrival?: boolean;
            closedToDeparture?: boolean;
            capacity?: number | null;
        };
        CalendarCopy: {
            roomTypeIds: components["schemas"]["Id"][];
            source: components["schemas"]["PartnerPeriod"];
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            parts: components["schemas"]["CopiedParts"];
            acceptLow?: components["schemas"]["AcceptLow"];
            preview: boolean;
        };
        CalendarEdit: {
            roomTypeIds: components["schemas"]["Id"][];
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            weekdays: components["schemas"]["Weekdays"];
            change: components["schemas"]["CalendarChange"];
            acceptLow?: components["schemas"]["AcceptLow"];
            preview: boolean;
        };
        CalendarEditResult: {
            nights: number;
            examples: {
                roomTypeId: components["schemas"]["Id"];
                before: components["schemas"]["CalendarNight"];
                after: components["schemas"]["CalendarNight"];
            }[];
            low: number;
            lowExamples: {
                roomTypeId: components["schemas"]["Id"];
                night: components["schemas"]["IsoDate"];
                priceCents: number;
                floorCents: number | null;
            }[];
            undo: components["schemas"]["CalendarStep"][] | null;
        };
        CalendarFeed: {
            id: components["schemas"]["Id"];
            roomTypeId: components["schemas"]["Id"];
            roomId: components["schemas"]["Id"] | null;
            name: string;
            url: string;
            blocks: number;
            conflicts: components["schemas"]["FeedConflict"][];
            isReading: boolean;
            lastTriedAt: components["schemas"]["Instant"] | null;
            lastReadAt: components["schemas"]["Instant"] | null;
            fault: components["schemas"]["FeedFault"] | null;
        };
        CalendarNight: {
            night: components["schemas"]["IsoDate"];
            priceCents: number;
            overridden: boolean;
            closed: boolean;
            minStay: components["schemas"]["StayLimit"];
            maxStay: components["schemas"]["StayLimit"];
            closedToArrival: boolean;
            closedToDeparture: boolean;
            capacity: number;
            outOfOrder: number;
            sold: number;
            blocked: number;
        };
        CalendarStep: {
            roomTypeId: components["schemas"]["Id"];
            ranges: components["schemas"]["PartnerPeriod"][];
            before: components["schemas"]["NightSettings"];
            after: components["schemas"]["NightSettings"];
        };
        CalendarUndo: {
            steps: components["schemas"]["CalendarStep"][];
        };
        CalendarUndoResult: {
            nights: number;
            kept: number;
            examples: {
                roomTypeId: components["schemas"]["Id"];
                night: components["schemas"]["IsoDate"];
            }[];
        };
        CancellationFee: {
            /** @constant */
            kind: "percent";
            percent: number;
        } | {
            /** @constant */
            kind: "nights";
            nights: number;
        };
        CancellationPolicy: {
            steps: components["schemas"]["CancellationStep"][];
            noShowFee: components["schemas"]["CancellationFee"];
        };
        CancellationStep: {
            until: {
                amount: number;
                /** @enum {string} */
                unit: "days" | "hours";
            };
            fee: components["schemas"]["CancellationFee"];
        };
        CashBook: {
            currency: string;
            currencies: string[];
            days: components["schemas"]["CashDay"][];
            parts: components["schemas"]["CashPart"][];
            total: components["schemas"]["CashSums"];
            clerks: components["schemas"]["PromoCodePartner"][];
        };
        CashCount: {
            floatCents: components["schemas"]["Cents"];
            countedCents: components["schemas"]["Cents"];
            note: string;
        };
        CashDay: {
            day: components["schemas"]["IsoDate"];
            sums: components["schemas"]["CashSums"];
            cashCents: number;
            parts: components["schemas"]["CashPart"][];
        };
        CashLine: {
            id: components["schemas"]["Id"];
            day: components["schemas"]["IsoDate"];
            at: components["schemas"]["Instant"];
            bookingId: components["schemas"]["Id"];
            reference: string;
            position: number;
            /** @enum {string} */
            kind: "payment" | "refund" | "correction";
            method: components["schemas"]["PaymentMethod"];
            cardDigits: string | null;
            amountCents: number;
            by: string;
            note: string | null;
        };
        CashPart: {
            method: components["schemas"]["PaymentMethod"];
            clerk: components["schemas"]["PromoCodePartner"];
            sums: components["schemas"]["CashSums"];
        };
        CashSums: {
            lines: number;
            paymentsCents: number;
            refundsCents: number;
            correctionsCents: number;
            netCents: number;
        };
        Cents: number;
        ChannelCode: string;
        ChannelConnection: {
            id: components["schemas"]["Id"];
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            name: string;
            isActive: boolean;
            rooms: components["schemas"]["ChannelConnectionRooms"][];
            rates: components["schemas"]["ChannelConnectionRates"][];
            version: number;
        };
        ChannelConnectionRates: {
            code: components["schemas"]["ChannelCode"];
            ratePlanId: components["schemas"]["Id"];
        };
        ChannelConnectionRooms: {
            code: components["schemas"]["ChannelCode"];
            roomTypeId: components["schemas"]["Id"];
        };
        ChannelMessage: {
            id: number;
            /** @enum {string} */
            kind: "changed" | "cancelled" | "no-show" | "reinstated" | "departed";
            at: components["schemas"]["Instant"];
            reservationId: string;
            revision: number;
            booking: components["schemas"]["ReservationResultBooking"] | null;
            rooms: {
                roomCode: string | null;
                checkInOn: components["schemas"]["IsoDate"];
                checkOutOn: components["schemas"]["IsoDate"];
            }[];
        };
        ChargeInput: {
            position: number;
            extraId: components["schemas"]["Id"] | null;
            name: string;
            quantity: number;
            unitCents: components["schemas"]["Cents"];
            vatPercent: components["schemas"]["VatPercent"];
            note?: string;
        };
        ChargedLines: {
            bookingId: components["schemas"]["Id"];
            hotelId: components["schemas"]["Id"];
            lines: components["schemas"]["FolioLine"][];
        };
        CheapestOffer: {
            roomTypeId: components["schemas"]["Id"];
            roomTypeName: string;
            ratePlanId: components["schemas"]["Id"];
            ratePlanName: string;
            mealPlan: components["schemas"]["MealPlan"];
            currency: string;
            roomCents: number;
            fees: components["schemas"]["FeeLine"][];
            cityTaxCents: number;
            cityTaxName: string | null;
            vatCents: number;
            vatIncluded: boolean;
            totalCents: number;
            aboutCents: number;
            left: number | null;
            freeCancellation: {
                until: string | null;
            } | null;
        };
        Checkout: {
            state: components["schemas"]["CheckoutState"];
            heldUntil: components["schemas"]["Instant"] | null;
            secondsLeft: number;
            canExtend: boolean;
            currency: string;
            totalCents: number;
            promoCode: components["schemas"]["AppliedPromoCode"];
            bookingAddress: string | null;
        };
        CheckoutInput: {
            slug: components["schemas"]["HotelSlug"];
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            adults: number;
            childAges: number[];
            ratePlanId: components["schemas"]["Id"];
            rooms: components["schemas"]["CheckoutInputRooms"][];
            expectedTotalCents: components["schemas"]["Cents"];
            key: components["schemas"]["Id"];
            /** @enum {string} */
            language: "en" | "es" | "de" | "fr";
            reference?: string;
        };
        CheckoutInputRooms: {
            roomTypeId: components["schemas"]["Id"];
            quantity: number;
        };
        /** @enum {string} */
        CheckoutState: "held" | "lapsed" | "confirmed";
        ChildBand: {
            maxAge: number;
            cents: components["schemas"]["Cents"];
        };
        CityTax: {
            name: string | null;
            /** @enum {string} */
            per: "person-night" | "adult-night" | "room-night" | "stay" | "percent";
            cents: components["schemas"]["Cents"];
            percent: components["schemas"]["TaxPercent"];
            withoutVat: boolean;
            exemptBelowAge: number | null;
            maxNights: components["schemas"]["StayLimit"];
            seasons: {
                from: components["schemas"]["YearDay"];
                until: components["schemas"]["YearDay"];
                cents: components["schemas"]["Cents"];
                percent: components["schemas"]["TaxPercent"];
            }[];
        };
        ClaimAnswer: {
            outcome: components["schemas"]["ClaimOutcome"];
            booking: {
                reference: string;
                hotelName: string;
                timeZone: string;
                bookedAt: components["schemas"]["Instant"];
                method: components["schemas"]["ReferralMethod"] | null;
                id: components["schemas"]["Id"] | null;
                windowDays: number;
                lastClickAt: components["schemas"]["Instant"] | null;
                clicksInWindow: number;
            } | null;
        };
        /** @enum {string} */
        ClaimOutcome: "not-found" | "counted" | "other-partner" | "not-active" | "referrals-paused" | "taken-by-hotel" | "no-click";
        Cleaner: {
            userId: components["schemas"]["Id"];
            name: string;
        };
        /** @enum {string} */
        CleaningState: "dirty" | "clean" | "inspected";
        ClosedDay: {
            day: components["schemas"]["IsoDate"];
            closedAt: components["schemas"]["Instant"];
            by: string | null;
            currency: string;
            sold: number;
            available: number;
            occupancyPercent: number;
            roomCents: number;
            chargedCents: number;
            paidCents: number;
            closingCents: number;
            differenceCents: number | null;
            leftOpen: number;
        };
        CommissionClaim: {
            reference: string;
            bookedOn: components["schemas"]["IsoDate"];
        };
        CommissionDisputes: {
            disputes: components["schemas"]["Dispute"][];
            side: components["schemas"]["DisputeParty"] | null;
            obstacle: components["schemas"]["DisputeObstacle"] | null;
            untilOn: components["schemas"]["IsoDate"] | null;
            reference: string;
            currency: string;
            now: components["schemas"]["DisputeAmounts"];
            roomCents: number;
        };
        CommissionListMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
            countsByStanding: {
                expected: number;
                earned: number;
                payable: number;
                held: number;
                disputed: number;
                settled: number;
                void: number;
            };
        };
        CommissionRate: number;
        CommissionReceipt: {
            bookingId: components["schemas"]["Id"];
            reference: string;
            hotelName: string;
            partnerName: string;
            rooms: components["schemas"]["ReceiptRoom"][];
            clock: components["schemas"]["StayClockFacts"];
            source: components["schemas"]["ReceiptSource"];
            amounts: components["schemas"]["ReceiptAmounts"];
            changes: components["schemas"]["ReceiptChange"][];
            statements: components["schemas"]["ReceiptStatement"][];
            correction: components["schemas"]["ReceiptCorrection"] | null;
        };
        CommissionSettlement: {
            number: string;
            on: components["schemas"]["IsoDate"];
            payOn: components["schemas"]["IsoDate"];
            /** @enum {string} */
            state: "approved" | "carried" | "paid" | "returned";
            paidOn: components["schemas"]["IsoDate"] | null;
        };
        /** @enum {string} */
        CommissionStage: "expected" | "ended" | "earned" | "payable" | "void";
        /** @enum {string} */
        CommissionStanding: "expected" | "earned" | "payable" | "held" | "disputed" | "settled" | "void";
        Company: {
            name: string;
            streetAddress: string;
            postalCode: string;
            city: string;
            country: string;
            vatId: string;
            registerNumber: string;
            version: number;
        };
        CompanyInput: {
            name: string;
            streetAddress: string;
            postalCode: string;
            city: string;
            country: components["schemas"]["CountryCode"];
            vatId: string;
            registerNumber: string;
            version: components["schemas"]["Version"];
        };
        CompanyName: string;
        Confirmation: {
            password?: components["schemas"]["CurrentPassword"];
            code?: components["schemas"]["MfaCode"];
        };
        ConnectionInput: {
            name: string;
            isActive: boolean;
            rooms: components["schemas"]["ChannelConnectionRooms"][];
            rates: components["schemas"]["ChannelConnectionRates"][];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ConsentSource: "in-person" | "phone" | "email" | "registration-card";
        CopiedParts: {
            price: boolean;
            rooms: boolean;
            open: boolean;
            limits: boolean;
        };
        CorrectionInput: {
            lineId: components["schemas"]["Id"];
            amountCents?: components["schemas"]["Cents"];
            reason: string;
        };
        CountryCode: string;
        CoveredLine: {
            line: number;
            bookingId: components["schemas"]["Id"];
            reference: string;
            partner: string;
            /** @enum {string} */
            kind: "commission" | "correction";
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            grossCents: number;
            netUsdCents: number;
            isCovered: boolean;
        };
        Credentials: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["CurrentPassword"];
            mfaCode?: components["schemas"]["MfaCode"];
        };
        CreditReason: {
            reason: string;
        };
        CurrencyCode: string;
        CurrentDefaults: {
            commissionRate: components["schemas"]["CommissionRate"];
            attributionDays: number;
            holdDays: number;
            platformShare: number;
            announced: components["schemas"]["DefaultChange"][];
        };
        CurrentPassword: string;
        DashboardStats: {
            totalBookings: number;
            totalRevenue: number;
            totalCommissions: number;
            netCommissions: number | null;
            conversionRate: number;
            trends: {
                bookings: number;
                revenue: number;
                commissions: number;
                conversions: number;
            };
        };
        DataExport: {
            id: components["schemas"]["Id"];
            askedAt: components["schemas"]["Instant"];
            readyAt: components["schemas"]["Instant"] | null;
            expiresAt: components["schemas"]["Instant"];
        };
        DataImport: {
            csv: string;
            dryRun: boolean;
            mailGuests?: boolean;
        };
        DayAdjustment: {
            bookingId: components["schemas"]["Id"];
            reference: string;
            amountCents: number;
            nightsCents: number;
        };
        DayBalance: {
            bookingId: components["schemas"]["Id"];
            reference: string;
            cause: components["schemas"]["BalanceCause"];
            currency: string;
            balanceCents: number;
        };
        DayCash: {
            floatCents: number;
            recordedCents: number;
            countedCents: number;
            differenceCents: number;
            note: string | null;
        };
        DayCharge: {
            kind: components["schemas"]["FolioLineKind"];
            amountCents: number;
        };
        DayCloseInput: {
            day: components["schemas"]["IsoDate"];
            revision: components["schemas"]["OpaqueToken"];
            reasons: {
                bookingId: components["schemas"]["Id"];
                reason: string;
            }[];
            cash: components["schemas"]["CashCount"] | null;
        };
        DayFigures: {
            /** @enum {number} */
            version: 1 | 2;
            rooms: components["schemas"]["DayRooms"];
            guests: components["schemas"]["DayGuests"];
            money: components["schemas"]["DayMoney"][];
            openArrivals: components["schemas"]["BookingReference"][];
            openDepartures: components["schemas"]["BookingReference"][];
            openBalances: components["schemas"]["DayBalance"][];
        };
        DayGuests: {
            arrivals: number;
            departures: number;
            stayOvers: number;
            noShows: number;
            cancellations: number;
            inHouse: number;
        };
        DayMoney: {
            currency: string;
            roomCents: number;
            adrCents: number;
            revparCents: number;
            charges: components["schemas"]["DayCharge"][];
            taxes: components["schemas"]["DayTax"][];
            payments: components["schemas"]["DayPayment"][];
            adjustments: components["schemas"]["DayAdjustment"][];
            openingCents: number;
            chargedCents: number;
            paidCents: number;
            closingCents: number;
            aheadBeforeCents?: number;
            aheadCents?: number;
            ledgerCents: number;
        };
        DayMove: {
            stayId: components["schemas"]["Id"];
            bookingId: components["schemas"]["Id"];
            guestName: string;
            fromRoom: string | null;
            toRoom: string | null;
        };
        DayPayment: {
            method: components["schemas"]["PaymentMethod"];
            byId: components["schemas"]["Id"] | null;
            receivedCents: number;
            refundedCents: number;
        };
        DayReason: {
            bookingId: components["schemas"]["Id"];
            reason: string;
        };
        DayReport: {
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            currency: string;
            day: components["schemas"]["IsoDate"];
            closedAt: components["schemas"]["Instant"] | null;
            by: string | null;
            figures: components["schemas"]["DayFigures"];
            clerks: components["schemas"]["PromoCodePartner"][];
            reasons: components["schemas"]["DayReason"][];
            cash: components["schemas"]["DayCash"] | null;
        };
        DayRooms: {
            total: number;
            outOfOrder: number;
            available: number;
            sold: number;
            occupancyPercent: number;
        };
        DayTax: {
            vatPercent: number;
            netCents: number;
            vatCents: number;
            grossCents: number;
        };
        DayView: {
            hotelId: components["schemas"]["Id"];
            day: components["schemas"]["IsoDate"];
            arrivals: components["schemas"]["BookingSummary"][];
            departures: components["schemas"]["BookingSummary"][];
            inHouse: components["schemas"]["BookingSummary"][];
            moves: components["schemas"]["DayMove"][];
        };
        /** @enum {string} */
        DeclineReason: "more-detail" | "requirements" | "not-a-fit" | "other";
        DefaultChange: {
            name: components["schemas"]["DefaultName"];
            value: number;
            effectiveOn: components["schemas"]["IsoDate"];
            announcedAt: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        DefaultName: "commissionRate" | "attributionDays" | "holdDays" | "platformShare";
        Defaults: {
            commissionRate: components["schemas"]["CommissionRate"];
            attributionDays: number;
            holdDays: number;
            platformShare: number;
        };
        DeletionObstacle: {
            /** @constant */
            kind: "stays-owed";
            params: {
                bookings: number;
            };
        } | {
            /** @constant */
            kind: "commission-owed";
            params: {
                amounts: components["schemas"]["DeletionObstacleParamsAmounts"][];
            };
        } | {
            /** @constant */
            kind: "you-owed";
            params: {
                usdCents: number;
            };
        } | {
            /** @constant */
            kind: "stays-recommended";
            params: {
                bookings: number;
                usdCents: number;
            };
        };
        DeletionObstacleParamsAmounts: {
            cents: number;
            currency: string;
        };
        DepositInput: {
            amountCents: components["schemas"]["Cents"];
            dueOn: components["schemas"]["IsoDate"];
            /** @default  */
            howToPay?: string;
            /** @default true */
            mailGuest?: boolean;
        };
        /** @enum {string} */
        DepositState: "asked" | "paid" | "overdue";
        Device: {
            name: string;
            /** @enum {string} */
            kind: "desktop" | "phone" | "tablet" | "unknown";
        };
        Dispute: {
            id: components["schemas"]["Id"];
            booking: components["schemas"]["HoldBooking"];
            hotel: components["schemas"]["PromoCodePartner"];
            partnerName: string;
            state: components["schemas"]["DisputeState"];
            openedBy: components["schemas"]["DisputeParty"];
            openedAt: components["schemas"]["Instant"];
            reason: components["schemas"]["DisputeReason"];
            answerOn: components["schemas"]["IsoDate"];
            isAnswerDue: boolean;
            currency: string;
            ratePercent: number;
            boostPercent: number;
            claimedBaseCents: number | null;
            before: components["schemas"]["DisputeAmounts"];
            now: components["schemas"]["DisputeAmounts"];
            proposal: components["schemas"]["DisputeProposal"] | null;
            endedAt: components["schemas"]["Instant"] | null;
            version: number;
            mostBaseCents: number;
            steps: components["schemas"]["DisputeStep"][];
            messages: components["schemas"]["DisputeMessage"][];
        };
        DisputeAmounts: {
            baseCents: number;
            grossCents: number;
            netCents: number;
        };
        DisputeAnswer: {
            text: components["schemas"]["MessageText"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        DisputeFilter: "open" | "proposed" | "ended";
        DisputeInput: {
            reason: components["schemas"]["DisputeReason"];
            text: components["schemas"]["MessageText"];
            claimedBaseCents?: components["schemas"]["Cents"];
        };
        DisputeMessage: {
            id: number;
            at: components["schemas"]["Instant"];
            kind: components["schemas"]["DisputeMessageKind"];
            side: components["schemas"]["DisputeSide"] | null;
            author: string;
            text: string | null;
            baseCents: number | null;
        };
        /** @enum {string} */
        DisputeMessageKind: "opened" | "answered" | "proposed" | "accepted" | "settled" | "rejected" | "withdrawn";
        DisputeMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
            counts: {
                open: number;
                proposed: number;
                ended: number;
            };
        };
        /** @enum {string} */
        DisputeObstacle: "upcoming" | "nothing" | "open" | "decided" | "too-late";
        /** @enum {string} */
        DisputeParty: "hotel" | "affiliate";
        DisputeProposal: {
            baseCents: number;
            grossCents: number;
            netCents: number;
            standsOn: components["schemas"]["IsoDate"];
            acceptedBy: components["schemas"]["DisputeParty"][];
        };
        DisputeProposalInput: {
            baseCents: components["schemas"]["Cents"];
            text: components["schemas"]["MessageText"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        DisputeReason: "shorter-stay" | "not-stayed" | "refunded" | "not-theirs" | "too-little" | "stayed" | "wrong-rate" | "other";
        /** @enum {string} */
        DisputeSide: "hotel" | "affiliate" | "admin";
        /** @enum {string} */
        DisputeState: "open" | "proposed" | "settled" | "rejected" | "withdrawn";
        /** @enum {string} */
        DisputeStep: "answer" | "accept" | "withdraw" | "propose" | "reject";
        DisputeSummary: {
            id: components["schemas"]["Id"];
            booking: components["schemas"]["HoldBooking"];
            hotel: components["schemas"]["PromoCodePartner"];
            partnerName: string;
            state: components["schemas"]["DisputeState"];
            openedBy: components["schemas"]["DisputeParty"];
            openedAt: components["schemas"]["Instant"];
            reason: components["schemas"]["DisputeReason"];
            answerOn: components["schemas"]["IsoDate"];
            isAnswerDue: boolean;
            currency: string;
            ratePercent: number;
            boostPercent: number;
            claimedBaseCents: number | null;
            before: components["schemas"]["DisputeAmounts"];
            now: components["schemas"]["DisputeAmounts"];
            proposal: components["schemas"]["DisputeProposal"] | null;
            endedAt: components["schemas"]["Instant"] | null;
            version: number;
        };
        DisputeVersion: {
            version: components["schemas"]["Version"];
        };
        EarningsLine: {
            bookingId: components["schemas"]["Id"];
            reference: string;
            hotel: components["schemas"]["PromoCodePartner"];
            /** @enum {string} */
            kind: "commission" | "correction";
            outcome: components["schemas"]["StayOutcome"];
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            nights: number;
            chargedNights: number;
            currency: string;
            ratePercent: number;
            boostPoints: number;
            sharePercent: number;
            baseCents: number;
            grossCents: number;
            shareCents: number;
            netCents: number;
            netUsdCents: number;
            corrects: components["schemas"]["Room"] | null;
        };
        /** @enum {string} */
        EarningsPart: "expected" | "earned" | "held" | "payable" | "next" | "waiting";
        EarningsReadBalancesExpected: {
            usdCents: number;
            stays: number;
        };
        EarningsStatement: {
            summary: components["schemas"]["EarningsStatementSummary"];
            payee: {
                name: string;
                publicName: string;
                account: {
                    kind: components["schemas"]["PayoutAccountKind"];
                    lastFour: string;
                    bankName: string | null;
                } | null;
                details: components["schemas"]["MaskedPayee"] | null;
            };
            runNumber: string;
            drawnAt: components["schemas"]["Instant"];
            approvedAt: components["schemas"]["Instant"];
            exportedAt: components["schemas"]["Instant"] | null;
            bankReference: string | null;
            returnCode: string | null;
            hotels: {
                hotel: components["schemas"]["PromoCodePartner"];
                currency: string;
                stays: number;
                lowestRatePercent: number;
                highestRatePercent: number;
                baseCents: number;
                grossCents: number;
                shareCents: number;
                netUsdCents: number;
            }[];
            corrections: number;
            objectionsUntil: components["schemas"]["IsoDate"];
        };
        EarningsStatementSummary: {
            id: components["schemas"]["Id"];
            number: string;
            statementOn: components["schemas"]["IsoDate"];
            payOn: components["schemas"]["IsoDate"];
            stays: number;
            earnedUsdCents: number;
            correctionsUsdCents: number;
            carriedUsdCents: number;
            totalUsdCents: number;
            payoutUsdCents: number;
            decision: components["schemas"]["PayoutDecision"];
            state: components["schemas"]["PayoutState"];
            paidOn: components["schemas"]["IsoDate"] | null;
            returnedOn: components["schemas"]["IsoDate"] | null;
        };
        Email: string;
        EmailChange: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["CurrentPassword"];
        };
        ExchangeRate: {
            currency: string;
            usdRate: number;
            validFrom: components["schemas"]["IsoDate"];
            setAt: components["schemas"]["Instant"];
            setBy: string;
        };
        /** @enum {string} */
        ExtraKind: "food" | "drinks" | "activity" | "wellness" | "transport" | "other";
        FailedJob: {
            id: components["schemas"]["Id"];
            name: string;
            failedAt: components["schemas"]["Instant"];
            tries: number;
            reason: string | null;
        };
        FeeLine: {
            name: string;
            cents: number;
        };
        FeedConflict: {
            summary: string;
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            firstFullOn: components["schemas"]["IsoDate"];
            fullNights: number;
            inARow: boolean;
        };
        FeedFault: {
            /** @constant */
            kind: "no-answer";
            params: {
                seconds: number;
            };
        } | {
            /** @constant */
            kind: "connection-failed";
            params: {
                code: string;
            };
        } | {
            /** @constant */
            kind: "no-such-server";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "private-network";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "not-a-web-address";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "bad-redirect";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "too-many-redirects";
            params: {
                redirects: number;
            };
        } | {
            /** @constant */
            kind: "bad-status";
            params: {
                status: number;
            };
        } | {
            /** @constant */
            kind: "compressed";
            params: {
                encoding: string;
            };
        } | {
            /** @constant */
            kind: "too-large";
            params: {
                megabytes: number;
            };
        } | {
            /** @constant */
            kind: "too-large-to-read";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "too-slow-to-read";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "empty-answer";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "not-a-calendar";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "unreadable-dates";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "unreadable-event";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "too-many-events";
            params: {
                events: number;
            };
        } | {
            /** @constant */
            kind: "too-many-nights";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "emptied";
            params: {
                events: number;
            };
        } | {
            /** @constant */
            kind: "unknown";
            params: Record<string, never>;
        };
        FeedInput: {
            roomTypeId: components["schemas"]["Id"];
            roomId?: components["schemas"]["Id"] | null;
            name: string;
            url: string;
        };
        Figures: {
            bookings: number;
            revenueCents: number;
            commissionCents: number;
            netCommissionCents: number | null;
            clicks: number;
            suspectedClicks: number;
            perClickCents: number | null;
            referred: number;
            conversionRate: number;
            cancelled: number;
            cancellationRate: number | null;
            feesCents: number;
            averageLeadDays: number | null;
            averageStayNights: number | null;
            roomNights: number;
            availableNights: number;
            roomRevenueCents: number;
            occupancy: number | null;
            adrCents: number | null;
            revparCents: number | null;
        };
        FiguresPoint: {
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            label: string;
            bookings: number;
            cancelled: number;
            revenueCents: number;
            sources: {
                source: components["schemas"]["BookingSource"];
                revenueCents: number;
            }[];
            occupancy: number | null;
            adrCents: number | null;
            revparCents: number | null;
        };
        FindMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
            countries: string[];
            sharePercent: number;
        };
        /** @enum {string} */
        FindSort: "hundred-clicks" | "typical-stay" | "commission" | "conversion" | "name" | "newest";
        FirstDay: {
            done: components["schemas"]["FirstStep"][];
            isWaiting: boolean;
            partnershipId: components["schemas"]["Id"] | null;
            linkId: components["schemas"]["Id"] | null;
        };
        FirstName: string;
        /** @enum {string} */
        FirstStep: "profile" | "hotel" | "link" | "test";
        Folio: {
            position: number;
            payer: components["schemas"]["Payer"];
            takes: components["schemas"]["FolioGroup"][];
            chargesCents: number;
            paidCents: number;
            balanceCents: number;
            lines: components["schemas"]["FolioLine"][];
            version: number;
        };
        /** @enum {string} */
        FolioCause: "booking" | "desk" | "correction" | "move";
        FolioDeposit: {
            id: components["schemas"]["Id"];
            amountCents: number;
            dueOn: components["schemas"]["IsoDate"];
            state: components["schemas"]["DepositState"];
            isMailed: boolean;
            askedAt: components["schemas"]["Instant"];
            by: string | null;
        };
        /** @enum {string} */
        FolioGroup: "room" | "taxes" | "fees" | "extras";
        FolioInput: {
            payer: components["schemas"]["FolioPayer"];
            takes: components["schemas"]["FolioGroup"][];
        };
        FolioLine: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["FolioLineKind"];
            cause: components["schemas"]["FolioCause"];
            event: components["schemas"]["BookingEventKind"] | null;
            name: string | null;
            fromOn: components["schemas"]["IsoDate"] | null;
            untilOn: components["schemas"]["IsoDate"] | null;
            quantity: number;
            unitCents: number;
            amountCents: number;
            vatPercent: number | null;
            method: components["schemas"]["PaymentMethod"] | null;
            cardDigits: string | null;
            note: string | null;
            at: components["schemas"]["Instant"] | null;
            by: string | null;
            endsId: components["schemas"]["Id"] | null;
            correctsId: components["schemas"]["Id"] | null;
            vatOfId: components["schemas"]["Id"] | null;
            refundsId: components["schemas"]["Id"] | null;
            isEnded: boolean;
            isCorrected: boolean;
        };
        /** @enum {string} */
        FolioLineKind: "room" | "fee" | "city-tax" | "vat" | "cancellation" | "no-show" | "waiver" | "extra" | "payment" | "refund";
        FolioMove: {
            lineIds: components["schemas"]["Id"][];
            position: number;
        };
        FolioPayer: {
            name: string;
            company: string;
            vatId: string;
            address: string;
            email: "" | components["schemas"]["Email"];
            language: "" | string;
        };
        Forecast: {
            currency: string;
            today: components["schemas"]["IsoDate"];
            days: components["schemas"]["ForecastPart"][];
            months: components["schemas"]["ForecastPart"][];
            total: components["schemas"]["ForecastPart"];
        };
        ForecastPart: {
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            available: number;
            outOfOrder: number;
            sold: number;
            occupancy: number | null;
            arrivals: number;
            departures: number;
            roomRevenueCents: number;
            adrCents: number | null;
            revparCents: number | null;
            held: number;
            options: number;
            groups: number;
            before: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
                available: number;
                outOfOrder: number;
                sold: number;
                occupancy: number | null;
                arrivals: number;
                departures: number;
                roomRevenueCents: number;
                adrCents: number | null;
                revparCents: number | null;
                onBooks: number;
                onBooksCents: number;
            } | null;
        };
        ForgotPassword: {
            email: components["schemas"]["Email"];
        };
        FoundHotel: {
            hotel: components["schemas"]["PartnerHotel"];
            ratePercent: number;
            yoursPercent: number;
            baseRatePercent: number;
            announcedRate: {
                ratePercent: number;
                effectiveOn: components["schemas"]["IsoDate"];
            } | null;
            windowDays: number;
            allowsPaidAds: boolean;
            isAutoApproved: boolean;
            answerHours: number | null;
            priceLevel: number | null;
            clicks: number;
            suspectedClicks: number;
            conversionPercent: number | null;
            typicalStay: components["schemas"]["TypicalStay"] | null;
            hundredClicks: {
                bookings: number;
                earnsUsdCents: number;
            } | null;
            partnership: {
                id: components["schemas"]["Id"];
                state: components["schemas"]["PartnershipState"];
                stateSince: components["schemas"]["Instant"];
                version: number;
                isRead: boolean;
                links: number;
                refusal: components["schemas"]["Refusal"] | null;
            } | null;
        };
        FreeRooms: {
            stayId: components["schemas"]["Id"];
            roomTypeName: string;
            roomId: components["schemas"]["Id"] | null;
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            rooms: components["schemas"]["Room"][];
        };
        Group: {
            id: components["schemas"]["Id"];
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            name: string;
            state: components["schemas"]["GroupState"];
            arriveOn: components["schemas"]["IsoDate"];
            departOn: components["schemas"]["IsoDate"];
            cutOffAt: components["schemas"]["Instant"];
            timeZone: string;
            agreed: number;
            picked: number;
            held: number;
            bookings: number;
            contactName: string;
            contactEmail: string;
            contactPhone: string;
            billing: components["schemas"]["GroupBilling"];
            payer: components["schemas"]["Payer"] | null;
            ratePlanId: components["schemas"]["Id"];
            ratePlanName: string | null;
            notes: string;
            currency: string;
            checkInTime: string;
            blocks: components["schemas"]["GroupBlock"][];
            rooms: components["schemas"]["GroupBooking"][];
            account: {
                chargesCents: number;
                paidCents: number;
                balanceCents: number;
            } | null;
            events: components["schemas"]["GroupEvent"][];
            version: number;
        };
        /** @enum {string} */
        GroupBilling: "guests" | "room" | "all";
        GroupBlock: {
            roomTypeId: components["schemas"]["Id"];
            roomTypeName: string;
            priceCents: number | null;
            nights: components["schemas"]["GroupNight"][];
        };
        GroupBlockInput: {
            roomTypeId: components["schemas"]["Id"];
            priceCents: components["schemas"]["Cents"] | null;
            rooms: number[];
        };
        GroupBooking: {
            id: components["schemas"]["Id"];
            reference: string;
            state: components["schemas"]["BookingState"];
            guestName: string;
            email: string | null;
            phone: string | null;
            country: string | null;
            language: string | null;
            roomTypeName: string;
            roomNumber: string | null;
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            adults: number;
            childAges: number[];
            totalCents: number;
            notes: string;
        };
        GroupCancellation: {
            version: components["schemas"]["Version"];
            /** @enum {string} */
            bookings: "keep" | "cancel";
            waiveFee: boolean;
            reason?: string;
        };
        GroupEvent: {
            kind: components["schemas"]["GroupEventKind"];
            nights: number | null;
            bookings: number | null;
            until: string | null;
            at: components["schemas"]["Instant"];
            by: string | null;
        };
        /** @enum {string} */
        GroupEventKind: "created" | "changed" | "picked-up" | "released" | "reminded" | "cancelled";
        GroupHold: {
            groupId: components["schemas"]["Id"];
            name: string | null;
            roomTypeId: components["schemas"]["Id"];
            night: components["schemas"]["IsoDate"];
            rooms: number;
        };
        GroupInput: {
            name: string;
            contactName: string;
            contactEmail: "" | components["schemas"]["Email"];
            contactPhone?: components["schemas"]["Phone"];
            billing: components["schemas"]["GroupBilling"];
            payer: components["schemas"]["FolioPayer"] | null;
            ratePlanId: components["schemas"]["Id"];
            arriveOn: components["schemas"]["IsoDate"];
            departOn: components["schemas"]["IsoDate"];
            cutOffAt: components["schemas"]["Instant"];
            notes: string;
            blocks: components["schemas"]["GroupBlockInput"][];
        };
        GroupNight: {
            night: components["schemas"]["IsoDate"];
            rooms: number;
            picked: number;
            held: number;
        };
        GroupPick: {
            roomTypeId: components["schemas"]["Id"];
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            adults: number;
            childAges: number[];
            guest: components["schemas"]["Guest"];
            notes: string;
            specialRequests: string;
            mailGuest: boolean;
        };
        /** @enum {string} */
        GroupState: "open" | "released" | "cancelled";
        GroupSummary: {
            id: components["schemas"]["Id"];
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            name: string;
            state: components["schemas"]["GroupState"];
            arriveOn: components["schemas"]["IsoDate"];
            departOn: components["schemas"]["IsoDate"];
            cutOffAt: components["schemas"]["Instant"];
            timeZone: string;
            agreed: number;
            picked: number;
            held: number;
            bookings: number;
        };
        Guest: {
            name: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            country?: components["schemas"]["CountryCode"];
            language?: string;
        };
        GuestChange: {
            name: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            country?: components["schemas"]["CountryCode"];
            language?: string;
            /** Format: date */
            birthday: string | null;
            preferences: string;
            notes: string;
            consent: components["schemas"]["ConsentSource"] | null;
            noLetters: boolean;
            version: components["schemas"]["Version"];
        };
        GuestDetails: {
            name: string;
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            country?: components["schemas"]["CountryCode"];
            arrivalTime?: string;
            specialRequests: string;
            /** @enum {string} */
            forWhom: "myself" | "someone-else";
            /** @default  */
            stayingName?: string;
            /** @constant */
            termsAccepted: true;
            code?: string;
        };
        GuestHotel: {
            name: string;
            slug: string;
            city: string;
            country: string;
            starRating: number;
            description: string;
            streetAddress: string;
            postalCode: string;
            latitude: number | null;
            longitude: number | null;
            timeZone: string;
            currency: string;
            amenities: components["schemas"]["HotelAmenity"][];
            contactEmail: string;
            contactPhone: string | null;
            checkInTime: string;
            checkOutTime: string;
            houseRules: string;
            /** @enum {string} */
            childrenPolicy: "welcome" | "over-12" | "adults-only";
            /** @enum {string} */
            petsPolicy: "welcome" | "on-request" | "not-allowed";
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
            photos: components["schemas"]["Photo"][];
            rooms: {
                id: components["schemas"]["Id"];
                name: string;
                description: string;
                beds: components["schemas"]["GuestHotelRoomsBeds"][];
                maxAdults: number;
                maxChildren: number;
                sizeSqm: number | null;
                photos: components["schemas"]["Photo"][];
            }[];
        };
        GuestHotelRoomsBeds: {
            /** @enum {string} */
            kind: "single" | "double" | "queen" | "king" | "sofa" | "bunk" | "cot";
            count: number;
        };
        GuestMerge: {
            otherId: components["schemas"]["Id"];
            values: components["schemas"]["GuestValues"];
            version: components["schemas"]["Version"];
            otherVersion: components["schemas"]["Version"];
        };
        GuestNotice: {
            to: string;
            subject: string;
            text: string;
        };
        GuestProfile: {
            id: components["schemas"]["Id"];
            name: string;
            email: string | null;
            phone: string | null;
            country: string | null;
            language: string | null;
            preferences: string;
            stays: number;
            nights: number;
            revenue: components["schemas"]["GuestSummaryRevenue"][];
            lastStayOn: components["schemas"]["IsoDate"] | null;
            birthday: string | null;
            notes: string;
            consent: {
                at: components["schemas"]["Instant"];
                source: components["schemas"]["ConsentSource"];
            } | null;
            noLetters: boolean;
            otherContacts: string[];
            nextStayOn: components["schemas"]["IsoDate"] | null;
            createdAt: components["schemas"]["Instant"];
            changedBy: string | null;
            version: number;
        };
        GuestSummary: {
            id: components["schemas"]["Id"];
            name: string;
            email: string | null;
            phone: string | null;
            country: string | null;
            language: string | null;
            preferences: string;
            stays: number;
            nights: number;
            revenue: components["schemas"]["GuestSummaryRevenue"][];
            lastStayOn: components["schemas"]["IsoDate"] | null;
        };
        GuestSummaryRevenue: {
            currency: string;
            cents: number;
        };
        GuestValues: {
            name: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            country?: components["schemas"]["CountryCode"];
            language?: string;
            /** Format: date */
            birthday: string | null;
            preferences: string;
            notes: string;
        };
        Happened: {
            particulars: string | null;
            /** @constant */
            kind: "created";
            params: components["schemas"]["HappenedParams6"] | null;
        } | {
            particulars: string | null;
            /** @constant */
            kind: "changed";
            params: components["schemas"]["HappenedParams7"] | null;
        } | {
            particulars: string | null;
            /** @constant */
            kind: "moved";
            params: components["schemas"]["HappenedParams8"] | null;
        } | {
            particulars: string | null;
            /** @constant */
            kind: "room-assigned";
            params: components["schemas"]["HappenedParams"] | null;
        } | {
            particulars: string | null;
            /** @constant */
            kind: "checked-out";
            params: components["schemas"]["HappenedParams9"] | null;
        } | {
            particulars: string | null;
            /** @constant */
            kind: "cancelled";
            params: components["schemas"]["HappenedParams2"] | null;
        } | {
            particulars: string | null;
            /** @constant */
            kind: "no-show";
            params: components["schemas"]["HappenedParams3"] | null;
        } | {
            particulars: string | null;
            /** @constant */
            kind: "option";
            params: components["schemas"]["HappenedParams4"] | null;
        } | {
            particulars: string | null;
            /** @constant */
            kind: "undone";
            params: components["schemas"]["HappenedParams5"] | null;
        } | {
            particulars: string | null;
            /** @constant */
            kind: "reinstated";
            params: components["schemas"]["HappenedParams10"] | null;
        } | {
            particulars: string | null;
            /** @constant */
            kind: "mail";
            params: {
                /** @enum {string} */
                mail: "confirmation" | "change" | "cancellation" | "reminder" | "option";
            } | null;
        } | {
            particulars: string | null;
            /** @enum {string} */
            kind: "confirmed" | "checked-in" | "expired" | "note";
            params: Record<string, never> | null;
        };
        HappenedParams: {
            fromRoom: string | null;
            toRoom: string | null;
            lost: boolean;
        };
        HappenedParams10: {
            /** @enum {string} */
            after: "cancelled" | "no-show";
            nights: number;
            feeDropped: boolean;
            otherRooms: components["schemas"]["HappenedParamsOtherRooms"][];
            guestMailed: boolean;
        };
        HappenedParams2: {
            /** @enum {string} */
            by: "guest" | "hotel";
            feeCents: number;
            currency: string;
        };
        HappenedParams3: {
            feeCents: number;
            currency: string;
            /** @enum {string} */
            firstNight?: "kept" | "released";
        };
        HappenedParams4: {
            /** @enum {string} */
            step: "extended" | "reminded";
            until: string;
        };
        HappenedParams5: {
            /** @enum {string} */
            step: "checked-in" | "no-show" | "checked-out";
            nights: number;
            bookedUntilOn: components["schemas"]["IsoDate"];
            feeDropped: boolean;
        };
        HappenedParams6: {
            heldMinutes: number | null;
            heldUntil?: string;
            takenBy: ("phone" | "walk-in" | "email") | null;
            rooms: components["schemas"]["ReceiptRoom"][];
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            roomNumber: string | null;
            limits: components["schemas"]["Obstacle"][];
            imported?: boolean;
            group?: string;
            channel?: string;
        };
        HappenedParams7: {
            details: ("name" | "email" | "phone" | "country" | "language" | "notes" | "specialRequests" | "guests" | "rooms" | "plan" | "roomType" | "price" | "link")[];
            totalCents?: components["schemas"]["HappenedParamsTotalCents"];
            change?: components["schemas"]["BookingAlteration"];
            guestMailed?: boolean;
        };
        HappenedParams8: {
            from: components["schemas"]["StayDates"];
            to: components["schemas"]["StayDates"];
            guestMailed: boolean;
            totalCents?: components["schemas"]["HappenedParamsTotalCents"];
        };
        HappenedParams9: {
            nights: number;
            bookedUntilOn: components["schemas"]["IsoDate"];
            open?: components["schemas"]["DeletionObstacleParamsAmounts"];
        };
        HappenedParamsOtherRooms: {
            from: string | null;
            to: string | null;
        };
        HappenedParamsTotalCents: {
            from: number;
            to: number;
        };
        Hold: {
            id: components["schemas"]["Id"];
            booking: components["schemas"]["HoldBooking"];
            netUsdCents: number;
            state: components["schemas"]["HoldState"];
            heldAt: components["schemas"]["Instant"];
            releasesAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"] | null;
            reason: string | null;
            isAnswered: boolean;
            version: number;
            kinds: components["schemas"]["SignalKind"][];
            hotel: components["schemas"]["PromoCodePartner"];
            partner: components["schemas"]["SignalPartner"];
            decidedBy: string | null;
        };
        HoldAgainInput: {
            ratePlanId: components["schemas"]["Id"];
            rooms: components["schemas"]["CheckoutInputRooms"][];
            expectedTotalCents: components["schemas"]["Cents"];
        };
        HoldAnswer: {
            text: components["schemas"]["MessageText"];
        };
        HoldBooking: {
            id: components["schemas"]["Id"];
            reference: string;
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
        };
        HoldDecision: {
            reason: string;
            version: components["schemas"]["Version"];
        };
        HoldDetail: {
            id: components["schemas"]["Id"];
            booking: components["schemas"]["HoldBooking"];
            netUsdCents: number;
            state: components["schemas"]["HoldState"];
            heldAt: components["schemas"]["Instant"];
            releasesAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"] | null;
            reason: string | null;
            isAnswered: boolean;
            version: number;
            kinds: components["schemas"]["SignalKind"][];
            hotel: components["schemas"]["PromoCodePartner"];
            partner: components["schemas"]["SignalPartner"];
            decidedBy: string | null;
            against: components["schemas"]["HoldFact"][];
            for: components["schemas"]["HoldFact"][];
            messages: components["schemas"]["HoldMessage"][];
        };
        HoldFact: {
            /** @constant */
            fact: "signal";
            found: components["schemas"]["SignalFinding"];
            at: components["schemas"]["Instant"];
        } | {
            /** @constant */
            fact: "quick";
            seconds: number;
            usualSeconds: number | null;
        } | {
            /** @constant */
            fact: "voided-before";
            holds: number;
        } | {
            /** @constant */
            fact: "checked-in";
            at: components["schemas"]["Instant"];
        } | {
            /** @constant */
            fact: "kept";
            cents: number;
            currency: string;
            endedOn: components["schemas"]["IsoDate"];
        } | {
            /** @constant */
            fact: "stays";
            stays: number;
            releasedHolds: number;
        };
        HoldMessage: {
            id: number;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            side: "affiliate" | "admin";
            author: string;
            text: string | null;
        };
        HoldMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
            counts: {
                open: number;
                released: number;
                voided: number;
            };
            openUsdCents: number;
        };
        /** @enum {string} */
        HoldState: "open" | "released" | "voided";
        Hotel: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
            images: string[];
            city: string;
            country: string;
            starRating: number;
            isActive: boolean;
            baseCommissionRate: number | null;
            coverPlaceholder: string | null;
            archivedAt: components["schemas"]["Instant"] | null;
            owner: components["schemas"]["HotelSummaryOwner"] | null;
            description: string;
            streetAddress: string;
            postalCode: string;
            latitude: number | null;
            longitude: number | null;
            timeZone: string;
            currency: string;
            amenities: components["schemas"]["HotelAmenity"][];
            contactEmail: string;
            contactPhone: string | null;
            checkInTime: string;
            checkOutTime: string;
            houseRules: string;
            /** @enum {string} */
            childrenPolicy: "welcome" | "over-12" | "adults-only";
            /** @enum {string} */
            petsPolicy: "welcome" | "on-request" | "not-allowed";
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
            photos: components["schemas"]["Photo"][];
            version: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        HotelActivity: {
            at: components["schemas"]["Instant"];
            actor: string;
            /** @enum {string} */
            action: "created" | "updated" | "activated" | "deactivated" | "images" | "archived" | "restored" | "imported";
            fields: string[];
        };
        /** @enum {string} */
        HotelAmenity: "breakfast" | "restaurant" | "bar" | "pool" | "spa" | "sauna" | "gym" | "beach" | "sea-view" | "mountain-view" | "garden" | "terrace" | "wifi" | "parking" | "ev-charging" | "airport-transfer" | "air-conditioning" | "fireplace" | "family-rooms" | "pets-welcome" | "step-free" | "meeting-rooms" | "laundry" | "front-desk-24h";
        HotelExtra: {
            id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["ExtraKind"];
            priceCents: components["schemas"]["Cents"];
            vatPercent: components["schemas"]["VatPercent"];
            isArchived: boolean;
            version: number;
        };
        HotelExtraInput: {
            name: string;
            kind: components["schemas"]["ExtraKind"];
            priceCents: components["schemas"]["Cents"];
            vatPercent: components["schemas"]["VatPercent"];
            isArchived: boolean;
        };
        HotelImport: {
            csv: string;
            dryRun: boolean;
            /** @enum {string} */
            equalRows?: "skip" | "import";
        };
        HotelImportResult: {
            created: number;
            rows: {
                line: number;
                name: string;
                errors: {
                    [key: string]: string;
                };
                equalTo: {
                    line: number | null;
                    hotelId: components["schemas"]["Id"] | null;
                } | null;
            }[];
        };
        HotelInput: {
            name: string;
            description: string;
            streetAddress: string;
            /** @default  */
            postalCode?: string;
            city: string;
            country: components["schemas"]["CountryCode"];
            latitude: number | null;
            longitude: number | null;
            timeZone: components["schemas"]["TimeZone"];
            currency: components["schemas"]["CurrencyCode"];
            starRating: number;
            amenities: ("breakfast" | "restaurant" | "bar" | "pool" | "spa" | "sauna" | "gym" | "beach" | "sea-view" | "mountain-view" | "garden" | "terrace" | "wifi" | "parking" | "ev-charging" | "airport-transfer" | "air-conditioning" | "fireplace" | "family-rooms" | "pets-welcome" | "step-free" | "meeting-rooms" | "laundry" | "front-desk-24h")[];
            contactEmail: components["schemas"]["Email"];
            contactPhone?: components["schemas"]["Phone"] | null;
            checkInTime: string;
            checkOutTime: string;
            houseRules: string;
            /** @enum {string} */
            childrenPolicy: "welcome" | "over-12" | "adults-only";
            /** @enum {string} */
            petsPolicy: "welcome" | "on-request" | "not-allowed";
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
            baseCommissionRate: components["schemas"]["CommissionRate"];
            isActive: boolean;
        };
        HotelOffer: {
            email: string;
            offeredAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
        };
        HotelPartner: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["PartnershipState"];
            stateSince: components["schemas"]["Instant"];
            version: number;
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            name: string;
            personName: string | null;
            pictureUrl: string | null;
            approvedAt: components["schemas"]["Instant"] | null;
            pausedByAdmin: boolean;
            ratePercent: number;
            hasOwnRate: boolean;
            announcedRate: components["schemas"]["AnnouncedTerm"] | null;
            otaRatePercent: number | null;
            currency: string;
            figures: components["schemas"]["PartnerFigures"];
        };
        HotelPartnerDetail: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["PartnershipState"];
            stateSince: components["schemas"]["Instant"];
            version: number;
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            name: string;
            personName: string | null;
            pictureUrl: string | null;
            approvedAt: components["schemas"]["Instant"] | null;
            pausedByAdmin: boolean;
            ratePercent: number;
            hasOwnRate: boolean;
            announcedRate: components["schemas"]["AnnouncedTerm"] | null;
            otaRatePercent: number | null;
            currency: string;
            figures: components["schemas"]["PartnerFigures"];
            message: string;
            askAgainOn: components["schemas"]["IsoDate"] | null;
            profile: components["schemas"]["PartnerProfile"] | null;
            results: components["schemas"]["PartnerResults"] | null;
            baseRatePercent: number;
            nextBasePercent: number | null;
            terms: components["schemas"]["PartnershipTerms"];
            period: components["schemas"]["PartnerPeriod"];
            history: components["schemas"]["PartnershipEvent"][];
        };
        HotelPartners: {
            settings: components["schemas"]["PartnerSettings"];
            referralsPausedAt: components["schemas"]["Instant"] | null;
            baseRatePercent: number;
            announcedBase: components["schemas"]["AnnouncedTerm"] | null;
            basePartners: number;
            period: components["schemas"]["PartnerPeriod"];
            currency: string;
            requests: components["schemas"]["PartnerRequest"][];
            requestsTotal: number;
            partners: components["schemas"]["HotelPartner"][];
            partnersTotal: number;
            totals: components["schemas"]["PartnerFigures"];
            withoutStays: number;
        };
        HotelRates: {
            plans: components["schemas"]["RatePlan"][];
            rules: components["schemas"]["PriceRule"][];
            taxes: components["schemas"]["HotelTaxes"];
        };
        HotelRemoval: {
            /** @enum {string} */
            outcome: "removed" | "archived";
            staysToCome: number;
        };
        HotelSetup: {
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            currency: string;
            done: ("hotel" | "photos" | "rooms" | "rate-plan" | "taxes" | "partners" | "active")[];
            isOnSale: boolean;
            missing: ("owner" | "rooms" | "rate-plan" | "exchange-rate" | "inactive")[];
        };
        HotelSlug: string;
        HotelStatement: {
            month: string;
            currency: string;
            state: components["schemas"]["StatementState"];
            number: string | null;
            closesOn: components["schemas"]["IsoDate"];
            dueOn: components["schemas"]["IsoDate"];
            lines: number;
            totalCents: number;
            paid: components["schemas"]["StatementPaid"] | null;
            hotel: {
                id: components["schemas"]["Id"];
                name: string;
                city: string;
                timeZone: string;
            };
            currencies: string[];
            today: components["schemas"]["IsoDate"];
            closedAt: components["schemas"]["Instant"] | null;
            counted: components["schemas"]["StatementSum"];
            asked: components["schemas"]["StatementSum"];
            disputed: components["schemas"]["StatementSum"];
            held: components["schemas"]["StatementSum"];
            toCome: components["schemas"]["StatementSum"];
            objectionsUntil: components["schemas"]["IsoDate"] | null;
        };
        HotelStatementLine: {
            line: number | null;
            bookingId: components["schemas"]["Id"];
            reference: string;
            /** @enum {string} */
            kind: "commission" | "correction";
            state: components["schemas"]["StatementLineState"];
            isDisputed: boolean;
            outcome: components["schemas"]["StayOutcome"];
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            chargedNights: number;
            endedOn: components["schemas"]["IsoDate"];
            partnerName: string;
            ratePercent: number;
            boostPercent: number;
            baseCents: number;
            grossCents: number;
            agreed: {
                on: components["schemas"]["IsoDate"];
                reason: string;
            } | null;
        };
        HotelStatementSummary: {
            month: string;
            currency: string;
            state: components["schemas"]["StatementState"];
            number: string | null;
            closesOn: components["schemas"]["IsoDate"];
            dueOn: components["schemas"]["IsoDate"];
            lines: number;
            totalCents: number;
            paid: components["schemas"]["StatementPaid"] | null;
        };
        HotelSummary: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
            images: string[];
            city: string;
            country: string;
            starRating: number;
            isActive: boolean;
            baseCommissionRate: number | null;
            coverPlaceholder: string | null;
            archivedAt: components["schemas"]["Instant"] | null;
            owner: components["schemas"]["HotelSummaryOwner"] | null;
        };
        HotelSummaryOwner: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
        };
        HotelTaxes: {
            vatIncluded: boolean;
            vat: {
                rooms: components["schemas"]["TaxPercent"];
                fees: components["schemas"]["TaxPercent"];
                food: components["schemas"]["TaxPercent"];
                drinks: components["schemas"]["TaxPercent"];
                services: components["schemas"]["TaxPercent"];
                other: components["schemas"]["TaxPercent"];
            };
            cityTax: components["schemas"]["CityTax"] | null;
            fees: components["schemas"]["StayFee"][];
            version: components["schemas"]["Version"];
        };
        HotelUpdate: {
            name: string;
            description: string;
            streetAddress: string;
            /** @default  */
            postalCode?: string;
            city: string;
            country: components["schemas"]["CountryCode"];
            latitude: number | null;
            longitude: number | null;
            timeZone: components["schemas"]["TimeZone"];
            currency: components["schemas"]["CurrencyCode"];
            starRating: number;
            amenities: ("breakfast" | "restaurant" | "bar" | "pool" | "spa" | "sauna" | "gym" | "beach" | "sea-view" | "mountain-view" | "garden" | "terrace" | "wifi" | "parking" | "ev-charging" | "airport-transfer" | "air-conditioning" | "fireplace" | "family-rooms" | "pets-welcome" | "step-free" | "meeting-rooms" | "laundry" | "front-desk-24h")[];
            contactEmail: components["schemas"]["Email"];
            contactPhone?: components["schemas"]["Phone"] | null;
            checkInTime: string;
            checkOutTime: string;
            houseRules: string;
            /** @enum {string} */
            childrenPolicy: "welcome" | "over-12" | "adults-only";
            /** @enum {string} */
            petsPolicy: "welcome" | "on-request" | "not-allowed";
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
            baseCommissionRate: components["schemas"]["CommissionRate"];
            isActive: boolean;
            version: components["schemas"]["Version"];
        };
        HousekeepingBoard: {
            day: components["schemas"]["IsoDate"];
            settings: components["schemas"]["HousekeepingSettings"];
            rooms: components["schemas"]["HousekeepingRoom"][];
            cleaners: components["schemas"]["Cleaner"][];
        };
        HousekeepingRoom: {
            id: components["schemas"]["Id"];
            number: string;
            roomTypeName: string;
            floor: string;
            state: components["schemas"]["RoomState"];
            since: components["schemas"]["Instant"] | null;
            byName: string | null;
            version: number;
            departure: components["schemas"]["TodaysMove"] | null;
            arrival: components["schemas"]["TodaysMove"] | null;
            isStayOver: boolean;
            assignee: components["schemas"]["Cleaner"] | null;
            notes: components["schemas"]["RoomNote"][];
            block: components["schemas"]["RoomBlock"] | null;
        };
        HousekeepingSettings: {
            needsInspection: boolean;
            version: number;
        };
        Iban: string;
        IbanAccount: {
            /** @constant */
            kind: "iban";
            holder: string;
            iban: components["schemas"]["Iban"];
            bic: components["schemas"]["Bic"];
            bankName: string;
        };
        /** Format: uuid */
        Id: string;
        ImportReport: {
            written: number;
            left: number;
            counts: {
                new: number;
                change: number;
                same: number;
                error: number;
            };
            rows: {
                line: number;
                name: string;
                /** @enum {string} */
                outcome: "new" | "change" | "same" | "error";
                errors: {
                    [key: string]: string;
                };
            }[];
        };
        /** Format: date-time */
        Instant: string;
        Invitation: {
            email: components["schemas"]["Email"];
            userType: components["schemas"]["UserType"];
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            companyName?: components["schemas"]["CompanyName"];
        };
        Invoice: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["InvoiceKind"];
            number: string;
            position: number;
            payer: components["schemas"]["Payer"];
            issuedAt: components["schemas"]["Instant"];
            by: string | null;
            currency: string;
            /** @enum {string} */
            language: "en" | "es" | "de" | "fr";
            totalCents: number;
            paidCents: number;
            credits: string | null;
            corrects: string | null;
            reason: string | null;
            creditedBy: string | null;
            mails: {
                email: string;
                at: components["schemas"]["Instant"];
            }[];
        };
        InvoiceAddress: {
            email: components["schemas"]["Email"];
        };
        InvoiceDraft: {
            kind: components["schemas"]["InvoiceKind"];
            /** @enum {string} */
            language: "en" | "es" | "de" | "fr";
            issuer: {
                company: string;
                address: string;
            };
            payer: components["schemas"]["Payer"];
            currency: string;
            lines: components["schemas"]["InvoiceDraftLines"][];
            payments: components["schemas"]["InvoiceDraftLines"][];
            totalCents: number;
            paidCents: number;
            corrects: string | null;
        };
        InvoiceDraftLines: {
            kind: components["schemas"]["FolioLineKind"];
            name: string | null;
            fromOn: components["schemas"]["IsoDate"] | null;
            untilOn: components["schemas"]["IsoDate"] | null;
            quantity: number;
            vatBps: number | null;
            method: components["schemas"]["PaymentMethod"] | null;
            cardDigits: string | null;
            onDate: components["schemas"]["IsoDate"];
            amountCents: number;
        };
        /** @enum {string} */
        InvoiceKind: "invoice" | "credit-note" | "receipt";
        Invoicing: {
            company: string;
            address: string;
            vatId: string;
            registerNumber: string;
            email: string;
            prefix: string;
            taxNote: string;
            closing: string;
            version: number;
        };
        /** Format: date */
        IsoDate: string;
        IssueInput: {
            position: number;
            /** @enum {string} */
            kind: "invoice" | "receipt";
            reason?: string;
            expectedTotalCents?: number;
        };
        /** @enum {string} */
        KeyScopeName: "bookings:read" | "bookings:change" | "rates:read" | "rates:change" | "availability:read" | "availability:change" | "hotels:read" | "hotels:change" | "partnerships:read" | "partnerships:change" | "commissions:read" | "payouts:read" | "channel:read" | "channel:change";
        LastName: string;
        /** @enum {string} */
        LedgerAccountKind: "hotel-expected" | "hotel-receivable" | "affiliate-expected" | "affiliate-earned" | "affiliate-held" | "affiliate-payable" | "affiliate-in-transit" | "platform-expected" | "platform-share" | "exchange" | "cash" | "written-off" | "hotel-guests" | "hotel-rooms" | "hotel-extras" | "hotel-fees" | "hotel-city-tax" | "hotel-vat" | "hotel-cash" | "hotel-card" | "hotel-transfers" | "hotel-vouchers" | "hotel-ota";
        /** @enum {string} */
        LedgerBook: "partners" | "guests";
        /** @enum {string} */
        LedgerCause: "booking" | "backlog" | "earned" | "payable" | "hold" | "dispute" | "adjustment" | "hotel-payment" | "hotel-payment-returned" | "written-off" | "payout-approved" | "payout-paid" | "payout-returned" | "folio-charge" | "folio-payment" | "folio-correction";
        LedgerChange: {
            event: components["schemas"]["BookingEventKind"] | null;
            /** @enum {string} */
            stage: "expected" | "ended" | "earned" | "payable" | "void";
            isHeld: boolean;
            isDisputed: boolean;
            correctsId: number | null;
            agreement: {
                /** @enum {string} */
                cause: "dispute" | "hold" | "refund";
                reason: string;
            } | null;
            terms: {
                baseCents: number;
                currency: string;
                ratePercent: number;
                sharePercent: number;
            } | null;
        };
        LedgerEntry: {
            account: components["schemas"]["LedgerAccountKind"];
            holder: components["schemas"]["PromoCodePartner"] | null;
            currency: string;
            amountCents: number;
        };
        LedgerOverview: {
            currency: string;
            currencies: string[];
            accounts: {
                kind: components["schemas"]["LedgerAccountKind"];
                balanceCents: number;
            }[];
            transactions: number;
        };
        LedgerProof: {
            at: components["schemas"]["Instant"] | null;
            transactions: number;
            findings: {
                /** @enum {string} */
                name: "transactions-balance" | "ledger-zero" | "balances-recounted" | "one-commission" | "commission-of-booking" | "commission-history" | "commission-posted" | "commission-marks" | "partners-payable" | "payouts-in-transit" | "hotels-owe" | "bank" | "written-off" | "hotel-lines-billed" | "hotel-statement-totals" | "hotel-payments" | "hotel-lines-covered" | "partner-lines-settled" | "partner-statement-totals" | "statement-numbers" | "folio-guests" | "folio-accounts" | "folio-of-booking" | "refunds-within-payments" | "channel-money" | "invoice-numbers" | "invoice-totals" | "days-in-order" | "days-frozen" | "not-oversold" | "rooms-counted" | "room-once" | "codes-within-limits" | "mails-sent" | "figures-of-days" | "figures-of-nights" | "figures-of-links" | "figures-summed" | "clicks-counted" | "search-index" | "writes-allowed" | "pictures-complete" | "pictures-known";
                faults: number;
            }[];
        };
        LedgerTransaction: {
            id: number;
            at: components["schemas"]["Instant"];
            cause: components["schemas"]["LedgerCause"];
            booking: components["schemas"]["SignalBooking"] | null;
            change: components["schemas"]["LedgerChange"] | null;
            document: string | null;
            by: string | null;
            entries: components["schemas"]["LedgerEntry"][];
        };
        /** @enum {string} */
        LegalDocument: "terms" | "privacy" | "cookies";
        LegalInput: {
            summary: string;
            body: string;
            effectiveOn: components["schemas"]["IsoDate"];
        };
        LegalNotice: {
            document: components["schemas"]["LegalDocument"];
            version: number;
            summary: string;
            effectiveAt: components["schemas"]["Instant"];
        };
        LegalText: {
            version: number;
            summary: string;
            publishedAt: components["schemas"]["Instant"] | null;
            effectiveAt: components["schemas"]["Instant"] | null;
            body: string | null;
        };
        LegalVersion: {
            version: number;
            summary: string;
            publishedAt: components["schemas"]["Instant"] | null;
            effectiveAt: components["schemas"]["Instant"] | null;
        };
        /** @enum {string} */
        LetterKind: "confirmation" | "before-arrival" | "after-departure";
        LetterPreview: {
            subject: string;
            paragraphs: string[];
            reference: string | null;
        };
        LetterTemplate: {
            kind: components["schemas"]["LetterKind"];
            isOn: boolean;
            days: number;
            hour: number;
            texts: components["schemas"]["LetterTemplateTexts"];
            version: number;
        };
        LetterTemplateInput: {
            isOn: boolean;
            days: number;
            hour: number;
            texts: components["schemas"]["LetterTemplateTexts"];
            version: components["schemas"]["Version"];
        };
        LetterTemplateTexts: {
            en?: components["schemas"]["LetterText"];
            es?: components["schemas"]["LetterText"];
            de?: components["schemas"]["LetterText"];
            fr?: components["schemas"]["LetterText"];
        };
        LetterText: {
            subject: string;
            body: string;
        };
        LinkCode: string;
        LinkFigures: {
            clicks: components["schemas"]["LinkNumber"];
            bookings: components["schemas"]["LinkNumber"];
            stays: components["schemas"]["LinkNumber"];
            earningsUsdCents: components["schemas"]["LinkNumber"];
        };
        LinkFinding: {
            /** @enum {string} */
            kind: "leads-on" | "would-count" | "active" | "page-opens" | "dates-free" | "no-dates" | "reference-stays" | "yours" | "commission-right" | "site-closed" | "hotel-hidden" | "link-archived" | "no-person" | "partnership-off" | "referrals-paused" | "room-gone" | "dates-over" | "room-full" | "dates-refused" | "nothing-free" | "no-click" | "not-attributed" | "nothing-to-book" | "no-rate" | "not-earned";
            hotel?: string;
            url?: string;
            room?: string | null;
            state?: components["schemas"]["PartnershipState"];
            approvedOn?: components["schemas"]["IsoDate"] | null;
            ratePercent?: components["schemas"]["LinkNumber"];
            untilOn?: components["schemas"]["IsoDate"] | null;
            adults?: components["schemas"]["LinkNumber"];
            stay?: components["schemas"]["StayDates"];
            left?: components["schemas"]["LinkNumber"];
            on?: components["schemas"]["IsoDate"];
            windowDays?: components["schemas"]["LinkNumber"];
            netCents?: components["schemas"]["LinkNumber"];
            currency?: string;
        };
        LinkNumber: number;
        LinkPreview: {
            left: components["schemas"]["LinkNumber"];
            nights: components["schemas"]["LinkNumber"];
            currency: string;
            roomCents: components["schemas"]["LinkNumber"];
            netCents: components["schemas"]["LinkNumber"];
        };
        LinkTest: {
            at: components["schemas"]["Instant"];
            tookMs: components["schemas"]["LinkNumber"];
            steps: components["schemas"]["LinkTestStep"][];
            nearest: components["schemas"]["StayDates"] | null;
            wouldEarn: components["schemas"]["WouldEarn"] | null;
        };
        LinkTestStep: {
            step: components["schemas"]["LinkTestStepName"];
            isPassed: boolean;
            found: components["schemas"]["LinkFinding"];
            tookMs: components["schemas"]["LinkNumber"];
        };
        /** @enum {string} */
        LinkTestStepName: "answers" | "counts" | "partnership" | "page" | "dates" | "reference" | "booking" | "commission";
        ListedCommission: {
            booking: components["schemas"]["SignalBooking"];
            hotel: components["schemas"]["PromoCodePartner"];
            partner: components["schemas"]["SignalPartner"];
            clock: components["schemas"]["StayClockFacts"];
            currency: string;
            ratePercent: number;
            baseCents: number;
            grossCents: number;
            netUsdCents: number;
        };
        ListedPartnership: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["PartnershipState"];
            stateSince: components["schemas"]["Instant"];
            version: number;
            hotel: {
                id: components["schemas"]["Id"];
                name: string;
                city: string;
                country: string;
            };
            affiliate: components["schemas"]["HotelSummaryOwner"] | null;
            partnerName: string;
            pausedByAdmin: boolean;
            ratePercent: number;
            bookings: number;
            openSignals: number;
            createdAt: components["schemas"]["Instant"];
        };
        ListedStatement: {
            id: components["schemas"]["Id"];
            number: string;
            hotel: components["schemas"]["PromoCodePartner"];
            month: components["schemas"]["IsoDate"];
            currency: string;
            closedAt: components["schemas"]["Instant"];
            dueOn: components["schemas"]["IsoDate"];
            totalCents: number;
            paidCents: number;
            writtenOffCents: number;
            openCents: number;
            standing: components["schemas"]["StatementStanding"];
            daysOverdue: number;
            settledAt: components["schemas"]["Instant"] | null;
            pausesOn: components["schemas"]["IsoDate"] | null;
            pausedAt: components["schemas"]["Instant"] | null;
            remindedAt: components["schemas"]["Instant"] | null;
        };
        LiveEvent: {
            /** @constant */
            type: "ready";
            missed: boolean;
        } | {
            /** @constant */
            type: "booking";
            bookingId: components["schemas"]["Id"];
            hotelId: components["schemas"]["Id"];
            kind: components["schemas"]["BookingEventKind"];
        } | {
            /** @constant */
            type: "folio";
            bookingId: components["schemas"]["Id"];
            hotelId: components["schemas"]["Id"];
        } | {
            /** @constant */
            type: "message";
            bookingId: components["schemas"]["Id"];
            hotelId: components["schemas"]["Id"];
        } | {
            /** @constant */
            type: "inventory";
            hotelId: components["schemas"]["Id"];
        } | {
            /** @constant */
            type: "housekeeping";
            hotelId: components["schemas"]["Id"];
        } | {
            /** @constant */
            type: "day-close";
            hotelId: components["schemas"]["Id"];
        } | {
            /** @constant */
            type: "partnerships";
        } | {
            /** @constant */
            type: "money";
        } | {
            /** @constant */
            type: "analytics";
        } | {
            /** @constant */
            type: "notification";
        } | {
            /** @constant */
            type: "account";
        } | {
            /** @constant */
            type: "platform";
        };
        MailTest: {
            to: string;
            fault: string | null;
            tookMs: number;
        };
        MaskedAccount: {
            kind: components["schemas"]["PayoutAccountKind"];
            country: string;
            lastFour: string;
            masked: string;
            holder: string;
            bic: string | null;
            routingNumber: string | null;
            accountType: components["schemas"]["UsAccountType"] | null;
            bankName: string;
        };
        MaskedPayee: {
            name: string;
            company: string;
            street: string;
            postalCode: string;
            city: string;
            region: string;
            country: string;
            taxNumber: string;
        };
        /** @enum {string} */
        MealPlan: "room-only" | "breakfast" | "half-board" | "full-board" | "all-inclusive";
        MessageText: string;
        MfaCode: string;
        MfaProof: {
            password: components["schemas"]["CurrentPassword"];
            code: components["schemas"]["MfaCode"];
        };
        MfaSetup: {
            secret: string;
            uri: string;
        };
        MoneyNews: {
            /** @constant */
            news: "hold-opened";
            reference: string;
            cents: number;
            currency: string;
            releasesOn: components["schemas"]["IsoDate"];
            kinds: components["schemas"]["SignalKind"][];
        } | {
            /** @constant */
            news: "hold-answered";
            reference: string;
        } | {
            /** @constant */
            news: "hold-ended";
            reference: string;
            /** @enum {string} */
            outcome: "released" | "released-by-itself" | "voided";
        } | {
            /** @constant */
            news: "dispute-opened";
            reference: string;
            /** @enum {string} */
            by: "hotel" | "affiliate" | "admin";
            answerBy: components["schemas"]["IsoDate"];
        } | {
            /** @constant */
            news: "dispute-answered";
            reference: string;
            /** @enum {string} */
            by: "hotel" | "affiliate" | "admin";
        } | {
            /** @constant */
            news: "dispute-proposed";
            reference: string;
            cents: number;
            currency: string;
            standsOn: components["schemas"]["IsoDate"];
        } | {
            /** @constant */
            news: "dispute-accepted";
            reference: string;
            /** @enum {string} */
            by: "hotel" | "affiliate" | "admin";
        } | {
            /** @constant */
            news: "dispute-ended";
            reference: string;
            /** @enum {string} */
            outcome: "settled" | "rejected" | "withdrawn";
            cents: number;
            currency: string;
        } | {
            /** @constant */
            news: "statement-closed";
            number: string;
            cents: number;
            currency: string;
            dueOn: components["schemas"]["IsoDate"];
        } | {
            /** @constant */
            news: "statement-reminder";
            number: string;
            cents: number;
            currency: string;
            dueOn: components["schemas"]["IsoDate"];
            isOverdue: boolean;
        } | {
            /** @constant */
            news: "bookings-paused";
            number: string;
        } | {
            /** @constant */
            news: "partner-bookings-paused";
        } | {
            /** @constant */
            news: "pause-announced";
            number: string;
            cents: number;
            currency: string;
            dueOn: components["schemas"]["IsoDate"];
            pausesOn: components["schemas"]["IsoDate"];
        } | {
            /** @constant */
            news: "bookings-resumed";
        } | {
            /** @constant */
            news: "payment-recorded";
            number: string;
            cents: number;
            currency: string;
        } | {
            /** @constant */
            news: "payment-returned";
            number: string;
            cents: number;
            currency: string;
        } | {
            /** @constant */
            news: "payout-approved";
            number: string;
            cents: number;
            currency: string;
            payOn: components["schemas"]["IsoDate"];
        } | {
            /** @constant */
            news: "payout-carried";
            number: string;
            cents: number;
            currency: string;
            /** @enum {string} */
            reason: "under-minimum" | "no-details" | "cooling-off" | "suspended";
        } | {
            /** @constant */
            news: "payout-paid";
            number: string;
            cents: number;
            currency: string;
        } | {
            /** @constant */
            news: "payout-returned";
            number: string;
            cents: number;
            currency: string;
        } | {
            /** @constant */
            news: "details-needed";
            cents: number;
            currency: string;
        } | {
            /** @constant */
            news: "deposit-due";
            reference: string;
            cents: number;
            currency: string;
            dueOn: components["schemas"]["IsoDate"];
        } | {
            /** @constant */
            news: "run-not-approved";
            number: string;
        };
        MoneySettings: {
            payoutMinimumCents: number;
            advances: boolean;
            pauseAfterDays: number;
            oldestRateDays: number;
            payer: {
                name: string;
                address: string;
                iban: string;
                bic: string;
            };
        };
        MoneySettingsInput: components["schemas"]["MoneySettings"];
        MyData: {
            exports: components["schemas"]["DataExport"][];
            obstacles: components["schemas"]["DeletionObstacle"][];
            unpaidUsdCents: number;
        };
        NewApiKey: {
            key: components["schemas"]["ApiKey"];
            secret: string;
        };
        NewPassword: string;
        NewTeamAccount: {
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            password: components["schemas"]["NewPassword"];
            /** @constant */
            acceptsTerms: true;
        };
        NextSetup: {
            hotel: components["schemas"]["HotelSetup"] | null;
        };
        NightSettings: {
            priceCents?: components["schemas"]["Cents"] | null;
            closed?: boolean;
            minStay?: components["schemas"]["StayLimit"];
            maxStay?: components["schemas"]["StayLimit"];
            closedToArrival?: boolean;
            closedToDeparture?: boolean;
            capacity?: number | null;
        };
        Notification: {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "booking-new";
            params: {
                rooms: string[];
                checkInOn: components["schemas"]["IsoDate"];
                checkOutOn: components["schemas"]["IsoDate"];
                guests: number;
                totalCents: number;
                currency: string;
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "booking-changed";
            params: {
                reference: string;
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "booking-cancelled";
            params: {
                reference: string;
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "option-ending";
            params: {
                reference: string;
                until: string;
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "group-ending";
            params: {
                held: number;
                until: string;
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "guest-message";
            params: {
                reference: string;
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "arrival-unconfirmed";
            params: {
                reference: string;
                dueOn: components["schemas"]["IsoDate"];
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "feed-failing";
            params: {
                calendar: string;
                fault: components["schemas"]["FeedFault"];
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "image-rejected";
            params: components["schemas"]["PictureFault"] | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "partnership";
            params: {
                /** @enum {string} */
                side: "hotel" | "affiliate";
                happened: components["schemas"]["PartnershipHappening"];
                also?: components["schemas"]["PartnershipHappening"];
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "boost";
            params: {
                nights: {
                    firstOn: components["schemas"]["IsoDate"];
                    lastOn: components["schemas"]["IsoDate"];
                    count: number;
                };
                ratePercent: number;
                boostedPercent: number;
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "money";
            params: components["schemas"]["MoneyNews"] | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "team";
            params: components["schemas"]["TeamNews"] | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "sign-in";
            params: {
                device: string;
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "account";
            params: {
                /** @enum {string} */
                decision: "suspended" | "restored" | "verified" | "password-reset" | "mfa-off" | "type-changed";
                userType: ("hotel" | "affiliate" | "admin") | null;
            } | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "terms";
            params: components["schemas"]["Announced"] | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        } | {
            id: number;
            hotelName: string | null;
            link: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            /** @constant */
            event: "system";
            params: components["schemas"]["Trouble"] | null;
            particulars: string | null;
            happened: components["schemas"]["Happened"] | null;
        };
        /** @enum {string} */
        NotificationEvent: "booking-new" | "booking-changed" | "booking-cancelled" | "option-ending" | "group-ending" | "guest-message" | "arrival-unconfirmed" | "feed-failing" | "image-rejected" | "partnership" | "boost" | "money" | "team" | "sign-in" | "account" | "terms" | "system";
        NotificationPreference: {
            event: components["schemas"]["NotificationEvent"];
            inApp: boolean;
            /** @enum {string} */
            mail: "off" | "now" | "digest";
        };
        Obstacle: {
            /** @constant */
            kind: "check-out-first";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "check-in-past";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "check-out-past";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "stay-too-long";
            params: {
                nights: number;
            };
        } | {
            /** @constant */
            kind: "too-far-ahead";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "last-night";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "adults-only";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "children-from-12";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "too-many-guests";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "too-many-rooms";
            params: {
                rooms: number;
            };
        } | {
            /** @constant */
            kind: "plan-not-on-sale";
            params: {
                name: string;
            };
        } | {
            /** @constant */
            kind: "plan-on-sale-from";
            params: components["schemas"]["ObstacleParams"];
        } | {
            /** @constant */
            kind: "plan-sold-until";
            params: components["schemas"]["ObstacleParams"];
        } | {
            /** @constant */
            kind: "no-arrivals";
            params: components["schemas"]["ObstacleParams"];
        } | {
            /** @constant */
            kind: "no-departures";
            params: components["schemas"]["ObstacleParams"];
        } | {
            /** @constant */
            kind: "night-closed";
            params: components["schemas"]["ObstacleParams"];
        } | {
            /** @constant */
            kind: "sold-out";
            params: components["schemas"]["ObstacleParams"];
        } | {
            /** @constant */
            kind: "few-left";
            params: {
                name: string;
                on: components["schemas"]["IsoDate"];
                left: number;
            };
        } | {
            /** @constant */
            kind: "min-stay";
            params: components["schemas"]["ObstacleParams2"];
        } | {
            /** @constant */
            kind: "max-stay";
            params: components["schemas"]["ObstacleParams2"];
        } | {
            /** @constant */
            kind: "room-taken";
            params: {
                roomNumber: string;
            };
        } | {
            /** @constant */
            kind: "stay-over";
            params: {
                state: components["schemas"]["BookingState"];
            };
        } | {
            /** @constant */
            kind: "guest-arrived";
            params: Record<string, never>;
        };
        ObstacleParams: {
            name: string;
            on: components["schemas"]["IsoDate"];
        };
        ObstacleParams2: {
            name: string;
            nights: number;
        };
        OccupancyNight: {
            night: components["schemas"]["IsoDate"];
            sold: number;
            rooms: number;
            occupancy: number | null;
            roomRevenueUsdCents: number;
        };
        Offer: {
            roomTypeId: components["schemas"]["Id"];
            roomTypeName: string;
            ratePlanId: components["schemas"]["Id"];
            ratePlanName: string;
            mealPlan: components["schemas"]["MealPlan"];
            left: number;
            currency: string;
            roomCents: number;
            fees: components["schemas"]["FeeLine"][];
            cityTaxCents: number;
            cityTaxName: string | null;
            vatCents: number;
            vatIncluded: boolean;
            includedVatCents: number;
            totalCents: number;
            totalUsdCents: number;
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
        };
        /** @enum {string} */
        OfferSupply: "few" | "many";
        OpaqueToken: string;
        OpenDay: {
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            currency: string;
            day: components["schemas"]["IsoDate"];
            closedAt: components["schemas"]["Instant"] | null;
            by: string | null;
            figures: components["schemas"]["DayFigures"];
            clerks: components["schemas"]["PromoCodePartner"][];
            reasons: components["schemas"]["DayReason"][];
            cash: components["schemas"]["DayCash"] | null;
            today: components["schemas"]["IsoDate"];
            choices: components["schemas"]["IsoDate"][];
            lastClosedOn: components["schemas"]["IsoDate"] | null;
            floatCents: number;
            revision: string;
            arrivals: components["schemas"]["BookingSummary"][];
            departures: components["schemas"]["BookingSummary"][];
        };
        OpenInvitation: {
            email: string;
            userType: components["schemas"]["UserType"];
            firstName: string;
            invitedBy: string | null;
            expiresAt: components["schemas"]["Instant"];
        };
        OpenToInvoice: {
            position: number;
            chargesCents: number;
            paidCents: number;
            receiptCents: number;
        };
        OwedSum: {
            currency: string;
            openCents: number;
            overdueCents: number;
        };
        OwnHold: {
            id: components["schemas"]["Id"];
            booking: components["schemas"]["HoldBooking"];
            netUsdCents: number;
            state: components["schemas"]["HoldState"];
            heldAt: components["schemas"]["Instant"];
            releasesAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"] | null;
            reason: string | null;
            isAnswered: boolean;
            version: number;
            hotelName: string;
            findings: components["schemas"]["SignalFinding"][];
            messages: components["schemas"]["HoldMessage"][];
        };
        OwnMembership: {
            ownerName: string;
            places: components["schemas"]["TeamPlace"][];
        };
        OwnPartnership: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["PartnershipState"];
            stateSince: components["schemas"]["Instant"];
            version: number;
            hotel: components["schemas"]["PartnerHotel"];
            isOnSale: boolean;
            referralsPausedAt: components["schemas"]["Instant"] | null;
            terms: components["schemas"]["PartnershipTerms"];
            approvedAt: components["schemas"]["Instant"] | null;
            bookings: number;
            links: number;
            linkCode: string | null;
            message: string;
            isRead: boolean;
            refusal: components["schemas"]["Refusal"] | null;
            stopped: {
                by: components["schemas"]["PartnershipSide"];
                note: string | null;
            } | null;
        };
        /** @enum {string} */
        OwnPartnershipView: "hotels" | "requests";
        OwnSession: {
            id: components["schemas"]["Id"];
            device: components["schemas"]["Device"];
            address: string | null;
            createdAt: components["schemas"]["Instant"];
            lastUsedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            current: boolean;
        };
        PageMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
        };
        /** @default 1 */
        PageNumber: number;
        PaidTransfers: {
            statementIds: components["schemas"]["Id"][];
            paidOn: components["schemas"]["IsoDate"];
            bankReference: string;
        };
        PartnerCode: {
            id: components["schemas"]["Id"];
            code: string;
            label: string;
            discountPercent: components["schemas"]["LinkNumber"];
            fromOn: components["schemas"]["IsoDate"] | null;
            untilOn: components["schemas"]["IsoDate"] | null;
            maxBookings: components["schemas"]["LinkNumber"] | null;
            agreement: components["schemas"]["PromoCodeAgreement"];
            isActive: boolean;
            bookings: components["schemas"]["LinkNumber"];
            earningsUsdCents: components["schemas"]["LinkNumber"];
        };
        PartnerCodeInput: {
            code: components["schemas"]["PromoCodeTextWritten"];
            label: string;
            discountPercent: number;
            fromOn: components["schemas"]["IsoDate"] | null;
            untilOn: components["schemas"]["IsoDate"] | null;
            maxBookings: number | null;
            /** @default  */
            note?: string;
        };
        PartnerFigures: {
            stays: number;
            revenueCents: number;
            costCents: number;
            boostCents: number;
        };
        PartnerHotel: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
            city: string;
            country: string;
            starRating: number;
            imageUrl: string | null;
        };
        PartnerInvitation: {
            email: components["schemas"]["Email"];
            /** @default  */
            message?: string;
        };
        PartnerInvitationOffer: {
            email: string;
            hotelName: string;
            city: string;
            country: string;
            message: string;
            yoursPercent: number;
        };
        PartnerLink: {
            id: components["schemas"]["Id"];
            code: string;
            url: string;
            label: string;
            roomTypeId: components["schemas"]["Id"] | null;
            checkInOn: components["schemas"]["IsoDate"] | null;
            checkOutOn: components["schemas"]["IsoDate"] | null;
            language: ("en" | "es" | "de" | "fr") | null;
            roomTypeName: string | null;
            createdAt: components["schemas"]["Instant"];
            isArchived: boolean;
            version: components["schemas"]["LinkNumber"];
            figures: components["schemas"]["LinkFigures"];
            suspectedClicks: components["schemas"]["LinkNumber"];
        };
        PartnerLinkChange: {
            label: string;
            roomTypeId: components["schemas"]["Id"] | null;
            checkInOn: components["schemas"]["IsoDate"] | null;
            checkOutOn: components["schemas"]["IsoDate"] | null;
            language: ("en" | "es" | "de" | "fr") | null;
            isArchived: boolean;
            version: components["schemas"]["Version"];
        };
        PartnerLinkInput: {
            label: string;
            code?: components["schemas"]["LinkCode"];
            roomTypeId: components["schemas"]["Id"] | null;
            checkInOn: components["schemas"]["IsoDate"] | null;
            checkOutOn: components["schemas"]["IsoDate"] | null;
            language: ("en" | "es" | "de" | "fr") | null;
        };
        PartnerListMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
            countsByState: components["schemas"]["AllPartnershipsMetaCountsByState"];
            period: components["schemas"]["PartnerPeriod"];
        };
        PartnerName: {
            partnershipId: components["schemas"]["Id"];
            name: string;
            ratePercent: number;
        };
        PartnerPeriod: {
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
        };
        PartnerProfile: {
            site: string;
            audience: string;
            monthlyReach: number | null;
            countries: string[];
            channels: components["schemas"]["AffiliateChannel"][];
        };
        PartnerRequest: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["PartnershipState"];
            stateSince: components["schemas"]["Instant"];
            version: number;
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            name: string;
            personName: string | null;
            pictureUrl: string | null;
            approvedAt: components["schemas"]["Instant"] | null;
            pausedByAdmin: boolean;
            ratePercent: number;
            hasOwnRate: boolean;
            announcedRate: components["schemas"]["AnnouncedTerm"] | null;
            otaRatePercent: number | null;
            currency: string;
            figures: components["schemas"]["PartnerFigures"];
            message: string;
            isRead: boolean;
            profile: components["schemas"]["PartnerProfile"] | null;
            results: components["schemas"]["PartnerResults"];
        };
        PartnerResults: {
            hotels: number;
            stays: number;
            cancelledPercent: number | null;
        };
        PartnerSettings: {
            isListed: boolean;
            autoApprove: boolean;
            allowsPaidAds: boolean;
            otaRatePercent: number | null;
            version: components["schemas"]["Version"];
        };
        PartnershipCounts: {
            active: number;
            paused: number;
            ended: number;
            requested: number;
            invited: number;
            declined: number;
        };
        PartnershipDetail: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["PartnershipState"];
            stateSince: components["schemas"]["Instant"];
            approvedAt: components["schemas"]["Instant"] | null;
            referralsPausedAt: components["schemas"]["Instant"] | null;
            version: components["schemas"]["LinkNumber"];
            hotel: {
                id: components["schemas"]["Id"];
                name: string;
                slug: string;
                city: string;
                country: string;
                currency: string;
                pictureUrl: string | null;
                isPublic: boolean;
                roomTypes: components["schemas"]["PromoCodePartner"][];
            };
            terms: components["schemas"]["PartnershipTerms"];
            holdDays: components["schemas"]["LinkNumber"];
            platformSharePercent: components["schemas"]["LinkNumber"];
        };
        PartnershipEvent: {
            at: components["schemas"]["Instant"];
            by: components["schemas"]["PartnershipSide"];
            happened: components["schemas"]["PartnershipHappening"];
            note: string | null;
        };
        PartnershipHappening: {
            /** @enum {string} */
            kind: "requested" | "withdrawn" | "invited" | "accepted" | "invitation-declined" | "paused" | "resumed" | "ended";
            params: Record<string, never>;
        } | {
            /** @constant */
            kind: "approved";
            params: {
                isAutomatic: boolean;
            };
        } | {
            /** @constant */
            kind: "declined";
            params: {
                reason: components["schemas"]["DeclineReason"];
                askAgainOn: components["schemas"]["IsoDate"];
            };
        } | {
            /** @constant */
            kind: "terms-announced";
            params: components["schemas"]["PartnershipHappeningParams"];
        } | {
            /** @constant */
            kind: "terms-changed";
            params: {
                change: components["schemas"]["PartnershipTerm"];
            };
        } | {
            /** @constant */
            kind: "terms-cancelled";
            params: components["schemas"]["PartnershipHappeningParams"];
        } | {
            /** @constant */
            kind: "code-proposed";
            params: components["schemas"]["PartnershipHappeningParams2"];
        } | {
            /** @constant */
            kind: "code-agreed";
            params: components["schemas"]["PartnershipHappeningParams2"];
        } | {
            /** @constant */
            kind: "code-declined";
            params: components["schemas"]["PartnershipHappeningParams2"];
        };
        PartnershipHappeningParams: {
            change: components["schemas"]["PartnershipTerm"];
            effectiveOn: components["schemas"]["IsoDate"];
        };
        PartnershipHappeningParams2: {
            code: string;
            discountPercent: number;
        };
        PartnershipRequest: {
            hotelId: components["schemas"]["Id"];
            message: string;
        };
        /** @enum {string} */
        PartnershipSide: "hotel" | "affiliate" | "admin" | "system";
        PartnershipStanding: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["PartnershipState"];
            stateSince: components["schemas"]["Instant"];
            version: number;
        };
        /** @enum {string} */
        PartnershipState: "invited" | "requested" | "active" | "paused" | "ended" | "declined";
        /** @enum {string} */
        PartnershipStep: "approve" | "decline" | "withdraw" | "accept" | "decline-invitation" | "pause" | "resume" | "end";
        PartnershipStepInput: {
            step: components["schemas"]["PartnershipStep"];
            version: components["schemas"]["Version"];
            /** @default  */
            note?: string;
            reason?: components["schemas"]["DeclineReason"];
            askAgainOn?: components["schemas"]["IsoDate"];
        };
        PartnershipTerm: {
            /** @constant */
            term: "rate";
            fromPercent: number;
            toPercent: number;
            isBase: boolean;
        } | {
            /** @constant */
            term: "window";
            fromDays: number;
            toDays: number;
        };
        PartnershipTerms: {
            ratePercent: number;
            yoursPercent: number;
            ownRatePercent: number | null;
            windowDays: number;
            ownWindowDays: number | null;
            allowsPaidAds: boolean;
            announced: components["schemas"]["AnnouncedTerm"][];
        };
        PartnershipTermsInput: {
            ratePercent: components["schemas"]["CommissionRate"] | null;
            windowDays: number | null;
            /** @default  */
            note?: string;
            version: components["schemas"]["Version"];
        };
        PasswordChange: {
            currentPassword: components["schemas"]["CurrentPassword"];
            newPassword: components["schemas"]["NewPassword"];
        };
        Payee: {
            name: string;
            company: string;
            street: string;
            postalCode: string;
            city: string;
            region: string;
            country: components["schemas"]["CountryCode"];
            taxNumber: string;
        };
        Payer: {
            name: string;
            company: string;
            vatId: string;
            address: string;
            email: string;
            language: string;
        };
        PaymentInput: {
            amountCents: components["schemas"]["Cents"];
            paidOn: components["schemas"]["IsoDate"];
            /** @default  */
            note?: string;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        PaymentMethod: "card" | "cash" | "transfer" | "voucher" | "ota";
        PaymentRecord: {
            position: number;
            /** @enum {string} */
            kind: "payment" | "refund";
            method: components["schemas"]["PaymentMethod"];
            amountCents: components["schemas"]["Cents"];
            cardDigits?: string;
            note?: string;
            isMeant?: boolean;
        };
        PayoutAccountInput: {
            password: components["schemas"]["CurrentPassword"];
            code?: components["schemas"]["MfaCode"];
            newestId: components["schemas"]["Id"] | null;
            account: components["schemas"]["BankAccountInput"];
            payee?: components["schemas"]["Payee"];
        };
        /** @enum {string} */
        PayoutAccountKind: "iban" | "us";
        PayoutApproval: {
            version: components["schemas"]["Version"];
            cents: number;
        };
        PayoutChecks: {
            payable: components["schemas"]["PayoutChecksPayable"];
            details: components["schemas"]["PayoutChecksPayable"];
            covered: components["schemas"]["PayoutChecksPayable"];
            doubled: number;
            oldestRateDays: number;
            staleRates: components["schemas"]["StaleRate"][];
            ledgerCents: number;
            laterCents: number;
            waitingCents: number;
            offCents: number;
        };
        PayoutChecksPayable: {
            ok: number;
            of: number;
        };
        /** @enum {string} */
        PayoutDecision: "pay" | "under-minimum" | "no-details" | "cooling-off" | "suspended";
        PayoutDetails: {
            inUse: components["schemas"]["PayoutDetailsSet"] | null;
            waiting: components["schemas"]["PayoutDetailsSet"][];
            paidCents: number;
            newestId: components["schemas"]["Id"] | null;
            changes: components["schemas"]["PayoutDetailsChange"][];
        };
        PayoutDetailsChange: {
            id: components["schemas"]["Id"];
            subject: components["schemas"]["PayoutDetailsSubject"];
            lastFour: string;
            savedAt: components["schemas"]["Instant"];
            device: string | null;
            withdrawnAt: components["schemas"]["Instant"] | null;
        };
        PayoutDetailsSet: {
            id: components["schemas"]["Id"];
            subject: components["schemas"]["PayoutDetailsSubject"];
            account: components["schemas"]["MaskedAccount"];
            payee: components["schemas"]["MaskedPayee"];
            savedAt: components["schemas"]["Instant"];
            usableFrom: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        PayoutDetailsSubject: "all" | "account" | "payee";
        PayoutFile: {
            kind: components["schemas"]["PayoutFileKind"];
            transfers: number;
            bytes: number;
            madeAt: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        PayoutFileKind: "pain.001" | "csv";
        PayoutPayeeInput: {
            password: components["schemas"]["CurrentPassword"];
            code?: components["schemas"]["MfaCode"];
            newestId: components["schemas"]["Id"] | null;
            payee: components["schemas"]["Payee"];
        };
        /** @enum {string} */
        PayoutReturnCode: "AC01" | "AC04" | "AC06" | "AG01" | "BE01" | "MD07" | "MS03" | "suspended" | "erased" | "wrong-bank";
        PayoutRun: {
            id: components["schemas"]["Id"];
            month: components["schemas"]["IsoDate"];
            number: string;
            state: components["schemas"]["PayoutRunState"];
            working: ("drawing" | "approving") | null;
            payOn: components["schemas"]["IsoDate"];
            drawnAt: components["schemas"]["Instant"];
            preparedBy: string | null;
            approvedAt: components["schemas"]["Instant"] | null;
            approvedBy: string | null;
            exportedAt: components["schemas"]["Instant"] | null;
            doneAt: components["schemas"]["Instant"] | null;
            minimumCents: number;
            isAdvance: boolean;
            version: number;
            pays: components["schemas"]["PayoutSum"];
            leftOut: components["schemas"]["PayoutSum"];
            paid: components["schemas"]["PayoutSum"];
            returned: components["schemas"]["PayoutSum"];
        };
        PayoutRunDetail: {
            id: components["schemas"]["Id"];
            month: components["schemas"]["IsoDate"];
            number: string;
            state: components["schemas"]["PayoutRunState"];
            working: ("drawing" | "approving") | null;
            payOn: components["schemas"]["IsoDate"];
            drawnAt: components["schemas"]["Instant"];
            preparedBy: string | null;
            approvedAt: components["schemas"]["Instant"] | null;
            approvedBy: string | null;
            exportedAt: components["schemas"]["Instant"] | null;
            doneAt: components["schemas"]["Instant"] | null;
            minimumCents: number;
            isAdvance: boolean;
            version: number;
            pays: components["schemas"]["PayoutSum"];
            leftOut: components["schemas"]["PayoutSum"];
            paid: components["schemas"]["PayoutSum"];
            returned: components["schemas"]["PayoutSum"];
            earnedCents: number;
            adjustmentsCents: number;
            checks: components["schemas"]["PayoutChecks"] | null;
            needsAnother: boolean;
            files: components["schemas"]["PayoutFile"][];
        };
        /** @enum {string} */
        PayoutRunState: "draft" | "approved" | "exported" | "done";
        /** @enum {string} */
        PayoutState: "carried" | "approved" | "paid" | "returned";
        PayoutSum: {
            partners: number;
            stays: number;
            cents: number;
        };
        PdfFile: {
            filename: string;
            base64: string;
        };
        PeopleMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
            countsByType: {
                hotel: number;
                affiliate: number;
                admin: number;
            };
            waiting: number;
        };
        PercentChange: number;
        Performance: {
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            /** @enum {string} */
            step: "day" | "month";
            totals: components["schemas"]["PerformanceFigures"];
            before: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
                totals: components["schemas"]["PerformanceFigures"];
            } | null;
            series: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
                clicks: number | null;
                bookings: number;
                earningsUsdCents: number;
            }[];
            rows: {
                link: {
                    id: components["schemas"]["Id"];
                    code: string;
                    label: string;
                } | null;
                promoCode: string | null;
                method: components["schemas"]["ReferralMethod"] | null;
                hotel: components["schemas"]["PerformanceRowsHotel"] | null;
                fromOn: components["schemas"]["IsoDate"] | null;
                untilOn: components["schemas"]["IsoDate"] | null;
                figures: components["schemas"]["PerformanceFigures"];
                clicksOverTime: number[] | null;
            }[];
            moreRows: number;
            methods: {
                method: components["schemas"]["ReferralMethod"];
                bookings: number;
                share: number;
            }[];
        };
        PerformanceFigures: {
            clicks: number | null;
            suspectedClicks: number | null;
            bookings: number;
            stays: number;
            toCome: number;
            cancelled: number;
            noShows: number;
            soFarUsdCents: number;
            toComeUsdCents: number;
            earningsUsdCents: number;
            conversionRate: number | null;
            perClickUsdCents: number | null;
            cancellationRate: number | null;
        };
        PerformanceRowsHotel: {
            id: components["schemas"]["Id"];
            name: string;
            imageUrl: string | null;
        };
        Person: {
            id: components["schemas"]["Id"];
            userType: components["schemas"]["UserType"];
            email: string;
            firstName: string;
            lastName: string;
            companyName: string | null;
            profileImageUrl: string | null;
            /** @enum {string} */
            state: "active" | "unverified" | "invited" | "suspended" | "leaving" | "deleted";
            suspendedReason: string | null;
            mfaEnabled: boolean;
            hotelCount: number;
            partnershipCount: number;
            createdAt: components["schemas"]["Instant"];
            invitedAt: components["schemas"]["Instant"] | null;
            lastSeenAt: components["schemas"]["Instant"] | null;
        };
        PersonDetail: {
            id: components["schemas"]["Id"];
            userType: components["schemas"]["UserType"];
            email: string;
            firstName: string;
            lastName: string;
            companyName: string | null;
            profileImageUrl: string | null;
            /** @enum {string} */
            state: "active" | "unverified" | "invited" | "suspended" | "leaving" | "deleted";
            suspendedReason: string | null;
            mfaEnabled: boolean;
            hotelCount: number;
            partnershipCount: number;
            createdAt: components["schemas"]["Instant"];
            invitedAt: components["schemas"]["Instant"] | null;
            lastSeenAt: components["schemas"]["Instant"] | null;
            phone: string | null;
            suspendedAt: components["schemas"]["Instant"] | null;
            erasedFrom: components["schemas"]["Instant"] | null;
            isLastAdmin: boolean;
            hotels: {
                id: components["schemas"]["Id"];
                name: string;
                city: string;
                country: string;
                isActive: boolean;
            }[];
            sessions: components["schemas"]["OwnSession"][];
            signIns: components["schemas"]["SignIn"][];
        };
        Phone: string;
        Photo: {
            id: components["schemas"]["Id"];
            url: string;
            smallUrl: string;
            largeUrl: string;
            width: number;
            height: number;
            placeholder: string;
            caption: string;
        };
        PhotoCaption: {
            caption: string;
        };
        PickUp: {
            currency: string;
            since: components["schemas"]["Instant"];
            bookings: number;
            roomNights: number;
            roomRevenueCents: number;
            nights: {
                night: components["schemas"]["IsoDate"];
                rooms: number;
                revenueCents: number;
            }[];
        };
        PictureFault: {
            /** @constant */
            reason: "not-a-picture";
        } | {
            /** @constant */
            reason: "damaged";
        } | {
            /** @constant */
            reason: "too-many-pixels";
            megapixels: number;
        };
        Place: {
            country: string;
            city: string;
            hotels: number;
        };
        Platform: {
            switches: components["schemas"]["Switches"];
            demo: boolean;
        };
        PriceEffect: {
            /** @constant */
            kind: "price";
            cents: components["schemas"]["Cents"];
        } | {
            /** @constant */
            kind: "percent";
            percent: components["schemas"]["PercentChange"];
        };
        PriceRule: {
            id: components["schemas"]["Id"];
            name: string;
            roomTypeId: components["schemas"]["Id"] | null;
            fromOn: components["schemas"]["IsoDate"] | null;
            untilOn: components["schemas"]["IsoDate"] | null;
            weekdays: components["schemas"]["Weekdays"];
            effect: components["schemas"]["PriceEffect"];
            version: number;
        };
        PricedNight: {
            night: components["schemas"]["IsoDate"];
            priceCents: number | null;
            minStay: number;
            arrivals: boolean;
        };
        PricedNights: {
            currency: string;
            nights: components["schemas"]["PricedNight"][];
        };
        Profile: {
            firstName: string;
            lastName: string;
            companyName: string | null;
            phone: string | null;
            profileImageUrl: string | null;
            /** @enum {string} */
            locale: "en-US" | "en-GB" | "de-DE" | "es-ES" | "fr-FR" | "it-IT" | "ja-JP" | "nb-NO" | "nl-NL" | "pl-PL" | "pt-BR" | "pt-PT" | "sv-SE";
            timeZone: string | null;
        };
        ProfileInput: {
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            companyName?: components["schemas"]["CompanyName"];
            phone?: components["schemas"]["Phone"];
            /** @enum {string} */
            locale?: "en-US" | "en-GB" | "de-DE" | "es-ES" | "fr-FR" | "it-IT" | "ja-JP" | "nb-NO" | "nl-NL" | "pl-PL" | "pt-BR" | "pt-PT" | "sv-SE";
            timeZone?: components["schemas"]["TimeZone"] | null;
        };
        PromoCode: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PromoCodeText"];
            discountPercent: number;
            fromOn: components["schemas"]["IsoDate"] | null;
            untilOn: components["schemas"]["IsoDate"] | null;
            maxBookings: number | null;
            partnerId: components["schemas"]["Id"] | null;
            isActive: boolean;
            partnerName: string | null;
            agreement: components["schemas"]["PromoCodeAgreement"];
            bookings: number;
            version: number;
        };
        /** @enum {string} */
        PromoCodeAgreement: "proposed" | "agreed" | "declined";
        PromoCodeInput: {
            code: components["schemas"]["PromoCodeTextWritten"];
            discountPercent: number;
            fromOn: components["schemas"]["IsoDate"] | null;
            untilOn: components["schemas"]["IsoDate"] | null;
            maxBookings: number | null;
            partnerId: components["schemas"]["Id"] | null;
            isActive: boolean;
        };
        PromoCodePartner: {
            id: components["schemas"]["Id"];
            name: string;
        };
        PromoCodeText: unknown;
        PromoCodeTextWritten: string;
        Quote: {
            currency: string;
            nights: {
                night: components["schemas"]["IsoDate"];
                roomTypeId: components["schemas"]["Id"];
                quantity: number;
                priceCents: number;
            }[];
            roomCents: number;
            fees: components["schemas"]["FeeLine"][];
            cityTaxCents: number;
            cityTaxName: string | null;
            vatCents: number;
            vatIncluded: boolean;
            includedVatCents: number;
            totalCents: number;
            totalUsdCents: number;
            /** @enum {string} */
            mealPlan: "room-only" | "breakfast" | "half-board" | "full-board" | "all-inclusive";
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
            obstacles: components["schemas"]["Obstacle"][];
            limits: components["schemas"]["Obstacle"][];
        };
        RateInput: {
            usdRate: number;
            validFrom: components["schemas"]["IsoDate"];
            /** @default false */
            isMeant?: boolean;
        };
        RatePlan: {
            id: components["schemas"]["Id"];
            name: string;
            mealPlan: components["schemas"]["MealPlan"];
            percent: components["schemas"]["PercentChange"];
            perAdultCents: components["schemas"]["Cents"];
            cancellationPolicy: components["schemas"]["CancellationPolicy"] | null;
            minStay: components["schemas"]["StayLimit"];
            maxStay: components["schemas"]["StayLimit"];
            sellFromOn: components["schemas"]["IsoDate"] | null;
            sellUntilOn: components["schemas"]["IsoDate"] | null;
            isActive: boolean;
            version: number;
        };
        RatePlanInput: {
            name: string;
            mealPlan: components["schemas"]["MealPlan"];
            percent: components["schemas"]["PercentChange"];
            perAdultCents: components["schemas"]["Cents"];
            cancellationPolicy: components["schemas"]["CancellationPolicy"] | null;
            minStay: components["schemas"]["StayLimit"];
            maxStay: components["schemas"]["StayLimit"];
            sellFromOn: components["schemas"]["IsoDate"] | null;
            sellUntilOn: components["schemas"]["IsoDate"] | null;
            isActive: boolean;
        };
        Reason: {
            reason: string;
        };
        ReceiptAgreement: {
            /** @enum {string} */
            cause: "dispute" | "hold" | "refund";
            on: components["schemas"]["IsoDate"];
            reason: string;
        };
        ReceiptAmounts: {
            currency: string;
            usdRate: number;
            roomCents: number;
            includedVatCents: number;
            chargedNights: number;
            chargedCents: number;
            agreement: components["schemas"]["ReceiptAgreement"] | null;
            baseCents: number;
            boostCents: number;
            grossCents: number;
            shareCents: number;
            netCents: number;
            netUsdCents: number;
            feesCents: number;
            cityTaxCents: number;
            addedVatCents: number;
        };
        ReceiptChange: {
            number: number;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            cause: "booking" | "backlog" | "earned" | "payable" | "hold" | "dispute" | "adjustment";
            event: components["schemas"]["ReceiptEvent"] | null;
            agreement: components["schemas"]["ReceiptAgreement"] | null;
            isHeld: boolean;
            isDisputed: boolean;
            baseCents: number;
            grossCents: number;
            netCents: number;
            entry: number | null;
        };
        ReceiptCorrection: {
            on: components["schemas"]["IsoDate"];
            usdCents: number;
            statementOn: components["schemas"]["IsoDate"];
            statementNumber: string | null;
            payOn: components["schemas"]["IsoDate"];
            isPaid: boolean;
        };
        ReceiptEvent: {
            /** @enum {string} */
            kind: "created" | "moved" | "changed" | "checked-out" | "cancelled" | "no-show" | "undone" | "reinstated" | "other";
            change: components["schemas"]["AlterationKind"] | null;
            rooms: components["schemas"]["ReceiptRoom"][];
            nights: number | null;
            nightsBefore: number | null;
            by: ("guest" | "hotel") | null;
            feeCents: number | null;
        };
        ReceiptRoom: {
            name: string;
            quantity: number;
        };
        ReceiptSource: {
            method: components["schemas"]["ReferralMethod"];
            clickedAt: components["schemas"]["Instant"] | null;
            linkCode: string | null;
            promoCode: string | null;
            windowDays: number;
            ratePercent: number;
            isOwnRate: boolean;
            sharePercent: number;
        };
        ReceiptStatement: {
            /** @enum {string} */
            side: "hotel" | "affiliate";
            number: string;
            month: components["schemas"]["IsoDate"];
            isCorrection: boolean;
            cents: number;
            currency: string;
            isPaid: boolean;
        };
        ReceivedOffer: {
            hotelId: components["schemas"]["Id"];
            hotelName: string;
            city: string;
            country: string;
            fromName: string;
            stays: number;
            owed: components["schemas"]["DeletionObstacleParamsAmounts"][];
            expiresAt: components["schemas"]["Instant"];
        };
        RecognisedGuest: {
            guest: components["schemas"]["GuestSummary"];
            stayNumber: number;
        } | null;
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        /** @enum {string} */
        ReferralMethod: "link" | "visit" | "embed" | "promo-code" | "desk";
        Refusal: {
            reason: components["schemas"]["DeclineReason"];
            note: string | null;
            askAgainOn: components["schemas"]["IsoDate"] | null;
        };
        Registration: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            /** @enum {string} */
            userType: "hotel" | "affiliate";
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            companyName?: components["schemas"]["CompanyName"];
            invitation?: components["schemas"]["OpaqueToken"];
        };
        Report: {
            currency: string;
            currencies: string[];
            isConverted: boolean;
            /** @enum {string} */
            step: "day" | "week" | "month";
            current: components["schemas"]["ReportCurrent"];
            before: components["schemas"]["ReportCurrent"] | null;
        };
        ReportCurrent: {
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            figures: components["schemas"]["Figures"];
            sparklines: components["schemas"]["Sparklines"];
            series: components["schemas"]["FiguresPoint"][];
            sources: components["schemas"]["ReportCurrentSources"][];
            leadTime: components["schemas"]["Bucket"][];
            lengthOfStay: components["schemas"]["Bucket"][];
        };
        ReportCurrentSources: {
            source: components["schemas"]["BookingSource"];
            bookings: number;
            revenueCents: number;
            share: number;
        };
        ReservationInput: components["schemas"]["BookedReservation"] | {
            revision: number;
            /** @constant */
            status: "cancelled";
        };
        ReservationResult: {
            /** @enum {string} */
            outcome: "booked" | "changed" | "cancelled" | "repeated" | "outdated";
            revision: number;
            booking: components["schemas"]["ReservationResultBooking"] | null;
        };
        ReservationResultBooking: {
            id: components["schemas"]["Id"];
            reference: string;
            state: components["schemas"]["BookingState"];
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            totalCents: number;
        };
        ResetPassword: {
            token: components["schemas"]["OpaqueToken"];
            password: components["schemas"]["NewPassword"];
        };
        ReturnInput: {
            paymentId: components["schemas"]["Id"];
            returnedOn: components["schemas"]["IsoDate"];
            reason: string;
            version: components["schemas"]["Version"];
        };
        ReturnedTransfer: {
            statementId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            returnedOn: components["schemas"]["IsoDate"];
            code: components["schemas"]["BankReturnCode"];
        };
        Room: {
            id: components["schemas"]["Id"];
            number: string;
        };
        RoomBlock: {
            id: components["schemas"]["Id"];
            roomId: components["schemas"]["Id"];
            roomTypeId: components["schemas"]["Id"];
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            reason: string;
            version: number;
        };
        RoomBlockInput: {
            roomId: components["schemas"]["Id"];
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            reason: string;
        };
        RoomNote: {
            id: components["schemas"]["Id"];
            text: string;
            photo: components["schemas"]["Photo"] | null;
            byName: string;
            at: components["schemas"]["Instant"];
        };
        RoomNoteInput: {
            text: string;
        };
        /** @enum {string} */
        RoomState: "dirty" | "clean" | "inspected" | "out-of-order";
        /** @enum {string} */
        RoomStateCause: "marked" | "check-out" | "check-out-undone" | "night" | "room-move" | "block-end";
        RoomStateChange: {
            state: components["schemas"]["CleaningState"];
            cause: components["schemas"]["RoomStateCause"];
            at: components["schemas"]["Instant"];
            byName: string | null;
        };
        RoomStates: {
            needsInspection: boolean;
            rooms: {
                id: components["schemas"]["Id"];
                number: string;
                state: components["schemas"]["RoomState"];
                isStillIn: boolean;
            }[];
        };
        RoomType: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            beds: components["schemas"]["GuestHotelRoomsBeds"][];
            maxAdults: number;
            maxChildren: number;
            sizeSqm: number | null;
            basePriceCents: components["schemas"]["Cents"];
            floorCents: components["schemas"]["Cents"] | null;
            includedAdults: number;
            extraAdultCents: components["schemas"]["Cents"];
            childBands: components["schemas"]["ChildBand"][];
            rooms: components["schemas"]["Room"][];
            photos: components["schemas"]["Photo"][];
            icalToken: string;
            roomTokens: {
                [key: string]: string;
            };
            version: number;
        };
        RoutingNumber: string;
        RowNumber: number;
        RunStatement: {
            id: components["schemas"]["Id"];
            affiliateId: components["schemas"]["Id"];
            name: string;
            number: string | null;
            stays: number;
            earnedCents: number;
            correctionsCents: number;
            correctionOf: string | null;
            carriedCents: number;
            totalCents: number;
            decision: components["schemas"]["PayoutDecision"];
            state: components["schemas"]["AffiliateStatementState"];
            lastFour: string | null;
            newSince: components["schemas"]["Instant"] | null;
            waitsUntil: components["schemas"]["Instant"] | null;
            suspended: {
                at: components["schemas"]["Instant"];
                reason: string | null;
            } | null;
            remindedOn: components["schemas"]["IsoDate"][];
            isDoubled: boolean;
            paidOn: components["schemas"]["IsoDate"] | null;
            bankReference: string | null;
            returnedOn: components["schemas"]["IsoDate"] | null;
            returnCode: components["schemas"]["PayoutReturnCode"] | null;
            version: number;
        };
        SearchPlace: {
            place: string;
            /** @enum {string} */
            kind: "city" | "country" | "hotel";
            name: string;
            country: string;
            city: string | null;
            hotels: number;
        };
        SearchText: string;
        SecuritySummary: {
            passwordChangedAt: components["schemas"]["Instant"];
            pendingEmail: string | null;
            recoveryCodesLeft: number;
        };
        Session: {
            user: components["schemas"]["User"];
            token: string;
            expiresAt: components["schemas"]["Instant"];
        };
        SignIn: {
            id: number;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            outcome: "signed-in" | "wrong-password" | "wrong-code" | "suspended" | "unverified";
            device: components["schemas"]["Device"];
            address: string;
        };
        Signal: {
            id: components["schemas"]["Id"];
            found: components["schemas"]["SignalFinding"];
            at: components["schemas"]["Instant"];
            review: components["schemas"]["SignalReview"] | null;
            version: number;
            booking: components["schemas"]["SignalBooking"];
            hotel: components["schemas"]["PromoCodePartner"];
            partner: components["schemas"]["SignalPartner"];
        };
        SignalBooking: {
            id: components["schemas"]["Id"];
            reference: string;
        };
        SignalFinding: {
            /** @constant */
            kind: "own-booking";
            evidence: {
                matches: ("email" | "account")[];
            } | null;
        } | {
            /** @constant */
            kind: "disposable-email";
            evidence: {
                domain: string;
            } | null;
        } | {
            /** @constant */
            kind: "click-burst";
            evidence: {
                clicks: number;
                visitors: number;
                minutes: number;
            } | null;
        } | {
            /** @constant */
            kind: "cancellations";
            evidence: {
                cancelled: number;
                bookings: number;
                days: number;
            } | null;
        } | {
            /** @constant */
            kind: "paid-ad";
            evidence: {
                source: string;
            } | null;
        };
        /** @enum {string} */
        SignalKind: "own-booking" | "disposable-email" | "click-burst" | "cancellations" | "paid-ad";
        SignalMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
            countsByKind: {
                "own-booking": number;
                "disposable-email": number;
                "click-burst": number;
                cancellations: number;
                "paid-ad": number;
            };
            open: number;
        };
        SignalPartner: {
            affiliateId: components["schemas"]["Id"];
            name: string;
        };
        SignalReview: {
            at: components["schemas"]["Instant"];
            by: string;
            note: string | null;
        };
        SignalReviewInput: {
            note: string;
            version: components["schemas"]["Version"];
        };
        SiteAddress: string;
        SourceShare: {
            source: components["schemas"]["BookingSource"];
            bookings: number;
            revenueUsdCents: number;
            share: number;
        };
        Sparklines: {
            bookings: number[];
            revenue: number[];
            commissions: number[];
            conversions: number[];
        };
        StaleRate: {
            currency: string;
            since: components["schemas"]["IsoDate"] | null;
        };
        StatementAccount: {
            id: components["schemas"]["Id"];
            number: string;
            hotel: components["schemas"]["PromoCodePartner"];
            month: components["schemas"]["IsoDate"];
            currency: string;
            closedAt: components["schemas"]["Instant"];
            dueOn: components["schemas"]["IsoDate"];
            totalCents: number;
            paidCents: number;
            writtenOffCents: number;
            openCents: number;
            standing: components["schemas"]["StatementStanding"];
            daysOverdue: number;
            settledAt: components["schemas"]["Instant"] | null;
            pausesOn: components["schemas"]["IsoDate"] | null;
            pausedAt: components["schemas"]["Instant"] | null;
            remindedAt: components["schemas"]["Instant"] | null;
            version: number;
            shareCents: number;
            lineCount: number;
            coveredCount: number;
            payments: components["schemas"]["StatementPayment"][];
        };
        StatementCurrency: string;
        /** @enum {string} */
        StatementLineState: "counted" | "asked" | "disputed" | "held";
        StatementListMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
            countsByStanding: {
                due: number;
                overdue: number;
                settled: number;
            };
            owed: components["schemas"]["OwedSum"][];
        };
        StatementMonth: string;
        StatementPaid: {
            paidCents: number;
            writtenOffCents: number;
            openCents: number;
            isOverdue: boolean;
            settledAt: components["schemas"]["Instant"] | null;
            pausesOn: components["schemas"]["IsoDate"] | null;
            pausedAt: components["schemas"]["Instant"] | null;
        };
        StatementPayment: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["StatementPaymentKind"];
            amountCents: number;
            paidOn: components["schemas"]["IsoDate"];
            note: string;
            at: components["schemas"]["Instant"];
            by: string | null;
            returnedId: components["schemas"]["Id"] | null;
            isReturned: boolean;
            other: components["schemas"]["Room"] | null;
        };
        /** @enum {string} */
        StatementPaymentKind: "payment" | "returned" | "credit" | "written-off";
        /** @enum {string} */
        StatementStanding: "due" | "overdue" | "settled";
        /** @enum {string} */
        StatementState: "open" | "closed" | "nothing";
        StatementSum: {
            lines: number;
            baseCents: number;
            grossCents: number;
        };
        /** @enum {string} */
        StatementView: "all" | "counted" | "waiting";
        StatusPage: {
            components: {
                /** @enum {string} */
                name: "website" | "database" | "jobs" | "mail" | "pictures" | "calendars";
                /** @enum {string} */
                state: "up" | "down" | "unknown";
                since: components["schemas"]["Instant"] | null;
                checkedAt: components["schemas"]["Instant"] | null;
                days: {
                    on: components["schemas"]["IsoDate"];
                    checks: number;
                    failed: number;
                }[];
            }[];
            today: components["schemas"]["IsoDate"];
        };
        StayAnswer: {
            /** @enum {string} */
            answer: "stayed" | "no-show" | "left-early";
            keptCents?: components["schemas"]["Cents"];
            version: components["schemas"]["Version"];
        };
        StayChangeQuote: {
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            currency: string;
            added: components["schemas"]["StayChangeQuoteAdded"][];
            removed: components["schemas"]["StayChangeQuoteAdded"][];
            roomCents: number;
            fees: components["schemas"]["FeeLine"][];
            cityTaxCents: number;
            cityTaxName: string | null;
            vatCents: number;
            vatIncluded: boolean;
            totalCents: number;
            differenceCents: number;
            lostRooms: string[];
            obstacles: components["schemas"]["Obstacle"][];
            mail: components["schemas"]["GuestNotice"] | null;
        };
        StayChangeQuoteAdded: {
            night: components["schemas"]["IsoDate"];
            priceCents: number;
        };
        StayClockFacts: {
            stage: components["schemas"]["CommissionStage"];
            outcome: components["schemas"]["StayOutcome"];
            timeZone: string;
            bookedAt: components["schemas"]["Instant"];
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            endedOn: components["schemas"]["IsoDate"] | null;
            earnedAt: components["schemas"]["Instant"] | null;
            payableAt: components["schemas"]["Instant"] | null;
            holdDays: number;
            voided: {
                at: components["schemas"]["Instant"];
                cause: components["schemas"]["VoidCause"];
            } | null;
            heldUntil: components["schemas"]["Instant"] | null;
            dispute: {
                /** @enum {string} */
                side: "hotel" | "affiliate";
                openedAt: components["schemas"]["Instant"];
                answerBy: components["schemas"]["Instant"];
                standsAt: components["schemas"]["Instant"] | null;
            } | null;
            needsHotelPayment: boolean;
            settlement: components["schemas"]["CommissionSettlement"] | null;
        };
        StayDates: {
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
        };
        StayFee: {
            name: string;
            cents: components["schemas"]["Cents"];
            /** @enum {string} */
            per: "stay" | "night" | "room" | "room-night" | "person-night";
            vatKind: components["schemas"]["VatKind"];
        };
        StayHit: {
            name: string;
            slug: string;
            city: string;
            country: string;
            starRating: number;
            amenities: components["schemas"]["HotelAmenity"][];
            cover: components["schemas"]["Photo"] | null;
            cheapest: components["schemas"]["CheapestOffer"];
        };
        StayInTheWay: {
            bookingId: components["schemas"]["Id"];
            stayId: components["schemas"]["Id"];
            reference: string;
            guestName: string;
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            version: number;
            rooms: components["schemas"]["Room"][];
        };
        StayInput: {
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            rooms: components["schemas"]["StayInputRooms"][];
            ratePlanId: components["schemas"]["Id"];
            adults: number;
            childAges: number[];
        };
        StayInputRooms: {
            roomTypeId: components["schemas"]["Id"];
            quantity: number;
        };
        StayLimit: number | null;
        /** @enum {string} */
        StayOutcome: "to-come" | "stayed" | "no-show" | "cancelled";
        StayQuestion: {
            bookingId: components["schemas"]["Id"];
            reference: string;
            version: components["schemas"]["Version"];
            guestName: string | null;
            isCheckedIn: boolean;
            roomNames: string[];
            partnerName: string;
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            currency: string;
            roomCents: number;
            grossCents: number;
            ratePercent: number;
        };
        StaySearchMeta: {
            total: number;
            totalPages: number;
            page: number;
            limit: number;
            place: components["schemas"]["SearchPlace"] | null;
            currency: string;
            unfiltered: number;
            counts: {
                stars: {
                    value: number;
                    hotels: number;
                }[];
                meals: {
                    value: components["schemas"]["MealPlan"];
                    hotels: number;
                }[];
                amenities: {
                    value: components["schemas"]["HotelAmenity"];
                    hotels: number;
                }[];
                freeCancellation: number;
            };
            histogram: {
                fromCents: number;
                widthCents: number;
                hotels: number[];
            } | null;
            otherDates: {
                checkInOn: components["schemas"]["IsoDate"];
                checkOutOn: components["schemas"]["IsoDate"];
                hotels: number;
                fromAboutCents: number;
            }[];
            tooManyGuests: {
                rooms: number | null;
            } | null;
            widerPlaces: components["schemas"]["SearchPlace"][];
        };
        StayWish: {
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            room?: components["schemas"]["StayWishRoom"];
        };
        StayWishRoom: {
            stayId: components["schemas"]["Id"];
            roomId: components["schemas"]["Id"] | null;
        };
        SwitchChange: {
            name: string;
            to: string;
            at: components["schemas"]["Instant"];
            by: string | null;
        };
        Switches: {
            /** @enum {string} */
            hotelRegistration: "closed" | "invitation" | "open";
            /** @enum {string} */
            affiliateRegistration: "closed" | "invitation" | "open";
            /** @enum {string} */
            passwordReset: "email" | "simulated";
            /** @enum {string} */
            hotelPages: "closed" | "open";
            /** @enum {string} */
            guestSite: "closed" | "open";
            /** @enum {string} */
            bookings: "closed" | "open";
            /** @enum {string} */
            partnerships: "closed" | "open";
            /** @enum {string} */
            payouts: "closed" | "open";
            /** @enum {string} */
            profile: "closed" | "open";
            /** @enum {string} */
            insights: "closed" | "open";
            /** @enum {string} */
            supportPages: "closed" | "open";
        };
        SwitchesInput: {
            /** @enum {string} */
            hotelRegistration?: "closed" | "invitation" | "open";
            /** @enum {string} */
            affiliateRegistration?: "closed" | "invitation" | "open";
            /** @enum {string} */
            passwordReset?: "email" | "simulated";
            /** @enum {string} */
            hotelPages?: "closed" | "open";
            /** @enum {string} */
            guestSite?: "closed" | "open";
            /** @enum {string} */
            bookings?: "closed" | "open";
            /** @enum {string} */
            partnerships?: "closed" | "open";
            /** @enum {string} */
            payouts?: "closed" | "open";
            /** @enum {string} */
            profile?: "closed" | "open";
            /** @enum {string} */
            insights?: "closed" | "open";
            /** @enum {string} */
            supportPages?: "closed" | "open";
        };
        SystemStatus: {
            versions: {
                roomlark: string;
                node: string;
                postgres: string;
                startedAt: components["schemas"]["Instant"];
            };
            database: {
                sizeBytes: number;
                connections: number;
                answeredInMs: number;
            };
            jobs: {
                waiting: number;
                running: number;
                failed: number;
                oldestWaitingSeconds: number | null;
                lastDoneAt: components["schemas"]["Instant"] | null;
            };
            feeds: {
                total: number;
                failing: number;
                lastReadAt: components["schemas"]["Instant"] | null;
            };
            mail: {
                /** @enum {string} */
                transport: "smtp" | "folder";
                waiting: number;
                failed: number;
                lastSentAt: components["schemas"]["Instant"] | null;
            };
            search: {
                hotels: number;
                waiting: number;
                behindSeconds: number;
            };
            storage: {
                /** @enum {string} */
                backend: "s3" | "folder";
                pictures: number;
            };
        };
        TagFigures: {
            tag: string | null;
            figures: components["schemas"]["LinkFigures"];
            suspectedClicks: components["schemas"]["LinkNumber"];
        };
        Tape: {
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            roomTypes: {
                id: components["schemas"]["Id"];
                name: string;
                rooms: components["schemas"]["Room"][];
            }[];
            bars: components["schemas"]["TapeBar"][];
            blocks: components["schemas"]["TapeBlock"][];
            roomBlocks: components["schemas"]["RoomBlock"][];
            groupHolds: components["schemas"]["GroupHold"][];
        };
        TapeBar: {
            stayId: components["schemas"]["Id"];
            bookingId: components["schemas"]["Id"];
            reference: string;
            guestName: string;
            state: components["schemas"]["BookingState"];
            roomTypeId: components["schemas"]["Id"];
            roomId: components["schemas"]["Id"] | null;
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            bookedFromOn: components["schemas"]["IsoDate"];
            bookedUntilOn: components["schemas"]["IsoDate"];
            version: number;
        };
        TapeBlock: {
            id: components["schemas"]["Id"];
            roomTypeId: components["schemas"]["Id"];
            roomId: components["schemas"]["Id"] | null;
            checkInOn: components["schemas"]["IsoDate"];
            checkOutOn: components["schemas"]["IsoDate"];
            summary: string;
        };
        TaxMonth: {
            fromOn: components["schemas"]["IsoDate"];
            untilOn: components["schemas"]["IsoDate"];
            rates: components["schemas"]["TaxRate"][];
            cityTax: {
                amountCents: number;
                taxedNights: number;
                exemptNights: number;
            };
            totalCents: number;
            invoicedCents: number;
        };
        TaxPercent: number;
        TaxRate: {
            vatPercent: number;
            netCents: number;
            vatCents: number;
            grossCents: number;
            groups: {
                /** @enum {string} */
                group: "room" | "extras" | "fees" | "cancellations";
                netCents: number;
                vatCents: number;
                grossCents: number;
            }[];
        };
        TaxReport: {
            currency: string;
            currencies: string[];
            months: components["schemas"]["TaxMonth"][];
            total: components["schemas"]["TaxMonth"];
            papers: {
                invoices: number;
                invoicedCents: number;
                creditNotes: number;
                creditedCents: number;
            };
        };
        Team: {
            hotels: components["schemas"]["PerformanceRowsHotel"][];
            members: components["schemas"]["TeamMember"][];
            invitations: components["schemas"]["TeamInvitation"][];
        };
        TeamAcceptance: {
            token: components["schemas"]["OpaqueToken"];
            account?: components["schemas"]["NewTeamAccount"];
        };
        TeamChangeInvitation: {
            places: components["schemas"]["TeamPlaces"];
            version: components["schemas"]["Version"];
        };
        TeamInvitation: {
            id: components["schemas"]["Id"];
            email: string;
            places: components["schemas"]["TeamPlace"][];
            invitedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            version: number;
        };
        TeamInvitationInput: {
            email: components["schemas"]["Email"];
            places: components["schemas"]["TeamPlaces"];
        };
        TeamMember: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            imageUrl: string | null;
            places: components["schemas"]["TeamPlace"][];
            lastSeenAt: components["schemas"]["Instant"] | null;
            version: number;
        };
        TeamNews: {
            /** @enum {string} */
            news: "joined" | "left" | "roles-changed" | "removed" | "hotel-offered" | "hotel-offer-withdrawn" | "hotel-declined" | "hotel-accepted";
        };
        TeamOffer: {
            email: string;
            ownerName: string;
            places: {
                hotelName: string | null;
                role: components["schemas"]["TeamRole"];
            }[];
            hasAccount: boolean;
            expiresAt: components["schemas"]["Instant"];
        };
        TeamPlace: {
            hotelId: components["schemas"]["Id"] | null;
            role: components["schemas"]["TeamRole"];
        };
        TeamPlaces: components["schemas"]["TeamPlace"][];
        /** @enum {string} */
        TeamRole: "manager" | "front-desk" | "housekeeping" | "accountant" | "read-only";
        TimeZone: string;
        /** @enum {string} */
        TodaysMove: "expected" | "done";
        TopHotel: {
            id: components["schemas"]["Id"];
            name: string;
            city: string;
            country: string;
            imageUrl: string | null;
            bookings: number;
            revenueUsdCents: number;
            trend: number;
        };
        TransitionInput: {
            /** @enum {string} */
            to: "confirmed" | "checked-in" | "checked-out" | "cancelled" | "no-show";
            /** @enum {string} */
            cancelledBy?: "guest" | "hotel";
            reason?: string;
            waiveFee?: boolean;
            /** @enum {string} */
            firstNight?: "kept" | "released";
            rooms?: {
                stayId: components["schemas"]["Id"];
                roomId: components["schemas"]["Id"];
            }[];
            isMeant?: boolean;
            version?: components["schemas"]["Version"];
            openBalance?: string;
        };
        Trends: {
            labels: string[];
            spans?: components["schemas"]["PartnerPeriod"][];
            datasets: {
                label: string;
                data: number[];
                backgroundColor: string;
                borderColor: string;
                borderWidth: number;
            }[];
        };
        Trouble: {
            /** @constant */
            trouble: "jobs-failing";
            failed: number;
        } | {
            /** @constant */
            trouble: "jobs-behind";
            minutes: number;
        } | {
            /** @constant */
            trouble: "mail";
            failed: number;
            struggling: number;
        } | {
            /** @constant */
            trouble: "feeds";
            failing: number;
            total: number;
        } | {
            /** @constant */
            trouble: "money";
            broken: number;
        } | {
            /** @constant */
            trouble: "backup";
            isFailed: boolean;
            hours: number | null;
        };
        TypicalStay: {
            nights: number;
            isEstimated: boolean;
            roomUsdCents: number;
            commissionUsdCents: number;
            shareUsdCents: number;
            earnsUsdCents: number;
        };
        UsAccount: {
            /** @constant */
            kind: "us";
            holder: string;
            routingNumber: components["schemas"]["RoutingNumber"];
            accountNumber: components["schemas"]["UsAccountNumber"];
            accountType: components["schemas"]["UsAccountType"];
            bankName: string;
        };
        UsAccountNumber: string;
        /** @enum {string} */
        UsAccountType: "checking" | "savings";
        User: {
            id: components["schemas"]["Id"];
            userType: components["schemas"]["UserType"];
            email: string;
            emailVerified: boolean;
            mfaEnabled: boolean;
            membership: components["schemas"]["OwnMembership"] | null;
            profile: components["schemas"]["Profile"];
        };
        /** @enum {string} */
        UserType: "hotel" | "affiliate" | "admin";
        /** @enum {string} */
        VatKind: "rooms" | "fees" | "food" | "drinks" | "services" | "other";
        VatPercent: number;
        VerifyEmail: {
            token: components["schemas"]["OpaqueToken"];
        };
        Version: number;
        /** @enum {string} */
        VoidCause: "free-cancellation" | "hotel-cancelled" | "no-show" | "dispute" | "hold" | "refund";
        /** @enum {string} */
        WaitReason: "held" | "disputed" | "holding-period" | "next-statement" | "statement-open" | "hotel-unpaid" | "written-off";
        Webhook: {
            id: components["schemas"]["Id"];
            name: string;
            url: string;
            topics: components["schemas"]["WebhookTopicName"][];
            bothSecretsUntil: components["schemas"]["Instant"] | null;
            failingSince: components["schemas"]["Instant"] | null;
            pausedAt: components["schemas"]["Instant"] | null;
            lastStatus: number | null;
            nextTryAt: components["schemas"]["Instant"] | null;
            sent: number;
            sentAtFirst: number;
            version: number;
        };
        WebhookChange: {
            name: string;
            url: components["schemas"]["WebhookUrl"];
            topics: components["schemas"]["WebhookTopicName"][];
            isPaused: boolean;
            version: components["schemas"]["Version"];
        };
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            webhookId: components["schemas"]["Id"];
            webhookName: string;
            type: string;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            payload: string;
            tries: components["schemas"]["WebhookTry"][];
            nextTryAt: components["schemas"]["Instant"] | null;
            step: number;
        };
        WebhookInput: {
            name: string;
            url: components["schemas"]["WebhookUrl"];
            topics: components["schemas"]["WebhookTopicName"][];
        };
        /** @enum {string} */
        WebhookTopicName: "booking" | "availability" | "partnership" | "commission" | "payout";
        WebhookTry: {
            at: components["schemas"]["Instant"];
            status: number | null;
            fault: ("timeout" | "refused" | "no-such-server" | "private-network" | "unreachable") | null;
            tookMs: number;
        };
        WebhookUrl: string;
        WebhookWithSecret: {
            webhook: components["schemas"]["Webhook"];
            secret: string;
        };
        Weekdays: number[];
        WouldEarn: {
            stay: components["schemas"]["StayDates"];
            currency: string;
            nights: {
                fromOn: components["schemas"]["IsoDate"];
                nights: components["schemas"]["LinkNumber"];
                cents: components["schemas"]["LinkNumber"];
            }[];
            includedVatCents: components["schemas"]["LinkNumber"];
            baseCents: components["schemas"]["LinkNumber"];
            ratePercent: components["schemas"]["LinkNumber"];
            boostPercent: components["schemas"]["LinkNumber"];
            grossCents: components["schemas"]["LinkNumber"];
            shareCents: components["schemas"]["LinkNumber"];
            netCents: components["schemas"]["LinkNumber"];
        };
        WriteOffInput: {
            amountCents: components["schemas"]["Cents"];
            reason: string;
            version: components["schemas"]["Version"];
        };
        YearDay: string;
        YearMonth: string;
        isMoveMeant: boolean;
        Failure: {
            /** @constant */
            success: false;
            /** @enum {string} */
            code: "validation_failed" | "bad_request" | "upload_stalled" | "invalid_token" | "wrong_password" | "unauthorized" | "signed_out" | "invalid_credentials" | "mfa_required" | "mfa_invalid" | "forbidden" | "registration_closed" | "not_launched" | "email_unverified" | "account_suspended" | "mfa_setup_required" | "confirmation_required" | "not_found" | "method_not_allowed" | "conflict" | "request_timeout" | "unlikely_value" | "low_price" | "price_changed" | "hold_expired" | "too_many_held" | "open_balance" | "sold_out" | "not_on_sale" | "unknown_code" | "in_past" | "reservation_closed" | "cursor_expired" | "channel_off" | "code_required" | "payload_too_large" | "unsupported_media_type" | "idempotency_mismatch" | "too_many_requests" | "headers_too_large" | "internal" | "unavailable" | "storage_full";
            message: string;
            /** @description What is wrong with each field, by its path. */
            fields?: {
                [key: string]: string;
            };
        };
    };
    responses: {
        /** @description The request is not valid; `fields` says why */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No session, or one that has ended */
        Unauthorized: {
            headers: {
                /** @description The scheme to sign in by. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description This account is not allowed to do that */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It does not exist, or this account cannot see it */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls */
        TooManyRequests: {
            headers: {
                /** @description The number of seconds to wait before trying again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Refused; `code` says why */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description An error of the server, or too much load */
        Failed: {
            headers: {
                /** @description The number of seconds to wait before trying again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "auth.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "auth.refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "auth.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            confirmedUntil: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "auth.forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "auth.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "auth.verifyEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmail"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "auth.invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmail"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OpenInvitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "auth.partnerInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmail"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnerInvitationOffer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "auth.acceptInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "auth.confirmEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmail"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "users.getProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["User"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "users.updateProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "users.setPicture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "users.removePicture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["User"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "users.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "security.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SecuritySummary"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "security.sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OwnSession"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "security.endOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "security.endSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "security.signIns": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SignIn"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "security.changeEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SecuritySummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "security.cancelEmailChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SecuritySummary"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "mfa.setUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: components["schemas"]["CurrentPassword"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MfaSetup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "mfa.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["MfaCode"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "mfa.disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaProof"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "mfa.renewCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaProof"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "audit.list": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                action?: string;
                userId?: components["schemas"]["Id"];
                fromOn?: components["schemas"]["IsoDate"];
                untilOn?: components["schemas"]["IsoDate"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditEntry"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "audit.actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: string[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "audit.export": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                action?: string;
                userId?: components["schemas"]["Id"];
                fromOn?: components["schemas"]["IsoDate"];
                untilOn?: components["schemas"]["IsoDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.list": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                userType?: components["schemas"]["UserType"];
                state?: "active" | "unverified" | "invited" | "suspended" | "leaving" | "deleted";
                mfa?: "on" | "off";
                sort?: "newest" | "name" | "email" | "seen";
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Person"][];
                        meta?: components["schemas"]["PeopleMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.export": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                userType?: components["schemas"]["UserType"];
                state?: "active" | "unverified" | "invited" | "suspended" | "leaving" | "deleted";
                mfa?: "on" | "off";
                sort?: "newest" | "name" | "email" | "seen";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            waiting: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.inviteAgain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.sendVerification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.forceReset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.turnOffMfa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.changeType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userType: components["schemas"]["UserType"];
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "people.erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "myData.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MyData"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "myData.askExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MyData"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "myData.askDeletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: components["schemas"]["CurrentPassword"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                unread?: "true" | "false";
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Notification"][];
                        meta?: {
                            total: number;
                            totalPages: number;
                            page: number;
                            limit: number;
                            unread: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "notifications.unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            unread: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "notifications.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            unread: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "notifications.markAllRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upTo: components["schemas"]["RowNumber"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            unread: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "notifications.preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NotificationPreference"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "notifications.savePreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    preferences: components["schemas"]["NotificationPreference"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NotificationPreference"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "notifications.unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["OpaqueToken"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            what: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "moneySettings.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MoneySettings"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "moneySettings.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoneySettingsInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MoneySettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payouts.list": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayoutRun"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payouts.draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayoutRunDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payouts.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayoutRunDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payouts.statements": {
        parameters: {
            query?: {
                list?: "pay" | "left-out" | "on-its-way" | "paid" | "returned";
                search?: components["schemas"]["SearchText"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RunStatement"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payouts.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payouts.approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutApproval"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayoutRunDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payouts.export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayoutRunDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payouts.file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                kind: components["schemas"]["PayoutFileKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            filename: string;
                            content: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payouts.paid": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaidTransfers"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayoutRunDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payouts.returned": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnedTransfer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayoutRunDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payouts.remind": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    statementId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            remindedOn: components["schemas"]["IsoDate"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "platform.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Platform"];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "platform.updateSwitches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchesInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Platform"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "platform.switchChanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SwitchChange"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "platform.defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CurrentDefaults"];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "platform.updateDefaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Defaults"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CurrentDefaults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "platform.cancelDefaultChange": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["DefaultName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CurrentDefaults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "system.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SystemStatus"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "system.failedJobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FailedJob"][];
                        meta?: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "system.retryJobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            retried: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "system.testMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MailTest"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "status.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StatusPage"];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "legal.notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LegalNotice"][];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "legal.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: components["schemas"]["LegalDocument"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            inForce: components["schemas"]["LegalText"];
                            announced: components["schemas"]["LegalText"] | null;
                            versions: components["schemas"]["LegalVersion"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "legal.publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: components["schemas"]["LegalDocument"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LegalNotice"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.list": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: number;
                search?: components["schemas"]["SearchText"];
                owner?: components["schemas"]["Id"];
                status?: "active" | "inactive" | "archived";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelSummary"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Hotel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Hotel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Hotel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @enum {string} */
                            outcome: "removed" | "archived";
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.setActive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Hotel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelActivity"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelImport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelImportResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.orderImages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    imageIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Photo"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.addImages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    images: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Photo"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.captionImage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                imageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoCaption"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Photo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotels.removeImage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                imageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelSetup.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelSetup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelSetup.next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NextSetup"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelRemoval.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelRemoval"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelRemoval.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Hotel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guest.offers": {
        parameters: {
            query: {
                checkInOn: components["schemas"]["IsoDate"];
                checkOutOn: components["schemas"]["IsoDate"];
                adults?: number;
                childAges?: string;
                rooms?: number;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Offer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guest.nights": {
        parameters: {
            query?: {
                adults?: number;
                childAges?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PricedNights"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guest.getHotel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GuestHotel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guests.list": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                hotelId?: components["schemas"]["Id"];
                sort?: "last-stay" | "nights" | "revenue" | "name";
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GuestSummary"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guests.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GuestProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guests.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GuestProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guests.merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestMerge"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GuestProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guests.erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guests.export": {
        parameters: {
            query?: {
                format?: "json" | "csv";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            filename: string;
                            text: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guests.recognise": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: components["schemas"]["Email"];
                    phone?: components["schemas"]["Phone"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GuestSummary"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guests.ofBooking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RecognisedGuest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guests.registrationCard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PdfFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "guests.registrationCards": {
        parameters: {
            query: {
                day: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PdfFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "letters.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LetterTemplate"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "letters.save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                kind: components["schemas"]["LetterKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterTemplateInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LetterTemplate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "letters.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "en" | "es" | "de" | "fr";
                    text: components["schemas"]["LetterText"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LetterPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "letters.ofBooking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingLetter"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "letters.send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["LetterKind"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingLetter"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "letters.renewLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingLetter"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "search.stays": {
        parameters: {
            query: {
                checkInOn: components["schemas"]["IsoDate"];
                checkOutOn: components["schemas"]["IsoDate"];
                adults?: number;
                childAges?: string;
                rooms?: number;
                place: string;
                currency?: components["schemas"]["CurrencyCode"];
                minCents?: number;
                maxCents?: number;
                stars?: string;
                meals?: string;
                amenities?: string;
                freeCancellation?: "yes" | "no";
                sort?: "recommended" | "price" | "stars";
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StayHit"][];
                        meta?: components["schemas"]["StaySearchMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "search.places": {
        parameters: {
            query: {
                search: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SearchPlace"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rooms.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RoomType"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rooms.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description: string;
                    beds: components["schemas"]["GuestHotelRoomsBeds"][];
                    maxAdults: number;
                    maxChildren: number;
                    sizeSqm: number | null;
                    basePriceCents: components["schemas"]["Cents"];
                    floorCents: components["schemas"]["Cents"] | null;
                    includedAdults: number;
                    extraAdultCents: components["schemas"]["Cents"];
                    childBands: components["schemas"]["ChildBand"][];
                    numbers: string[];
                    acceptLow?: components["schemas"]["AcceptLow"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RoomType"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rooms.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                roomTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description: string;
                    beds: components["schemas"]["GuestHotelRoomsBeds"][];
                    maxAdults: number;
                    maxChildren: number;
                    sizeSqm: number | null;
                    basePriceCents: components["schemas"]["Cents"];
                    floorCents: components["schemas"]["Cents"] | null;
                    includedAdults: number;
                    extraAdultCents: components["schemas"]["Cents"];
                    childBands: components["schemas"]["ChildBand"][];
                    version: components["schemas"]["Version"];
                    acceptLow?: components["schemas"]["AcceptLow"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RoomType"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rooms.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                roomTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rooms.setNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                roomTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    numbers: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RoomType"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rooms.orderImages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                roomTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    imageIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Photo"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rooms.addImages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                roomTypeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    images: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Photo"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rooms.captionImage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                roomTypeId: components["schemas"]["Id"];
                imageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoCaption"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Photo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rooms.removeImage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                roomTypeId: components["schemas"]["Id"];
                imageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "roomBlocks.inTheWay": {
        parameters: {
            query: {
                roomId: components["schemas"]["Id"];
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StayInTheWay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "roomBlocks.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomBlockInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RoomBlock"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "roomBlocks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                blockId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fromOn: components["schemas"]["IsoDate"];
                    untilOn: components["schemas"]["IsoDate"];
                    reason: string;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RoomBlock"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "roomBlocks.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                blockId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "housekeeping.states": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RoomStates"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "housekeeping.board": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HousekeepingBoard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "housekeeping.mark": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                roomId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    state: components["schemas"]["CleaningState"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HousekeepingRoom"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "housekeeping.history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                roomId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RoomStateChange"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "housekeeping.assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roomIds: components["schemas"]["Id"][];
                    userId: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "housekeeping.setFloor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roomIds: components["schemas"]["Id"][];
                    floor: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "housekeeping.changeSettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    needsInspection: boolean;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HousekeepingSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "housekeeping.addNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                roomId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomNoteInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RoomNote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "housekeeping.addPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RoomNote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "housekeeping.removeNote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rates.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelRates"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rates.createPlan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatePlanInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RatePlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rates.updatePlan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                planId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    mealPlan: components["schemas"]["MealPlan"];
                    percent: components["schemas"]["PercentChange"];
                    perAdultCents: components["schemas"]["Cents"];
                    cancellationPolicy: components["schemas"]["CancellationPolicy"] | null;
                    minStay: components["schemas"]["StayLimit"];
                    maxStay: components["schemas"]["StayLimit"];
                    sellFromOn: components["schemas"]["IsoDate"] | null;
                    sellUntilOn: components["schemas"]["IsoDate"] | null;
                    isActive: boolean;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RatePlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rates.removePlan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                planId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rates.createRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    roomTypeId: components["schemas"]["Id"] | null;
                    fromOn: components["schemas"]["IsoDate"] | null;
                    untilOn: components["schemas"]["IsoDate"] | null;
                    weekdays: components["schemas"]["Weekdays"];
                    effect: components["schemas"]["PriceEffect"];
                    acceptLow?: components["schemas"]["AcceptLow"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PriceRule"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rates.updateRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                ruleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    roomTypeId: components["schemas"]["Id"] | null;
                    fromOn: components["schemas"]["IsoDate"] | null;
                    untilOn: components["schemas"]["IsoDate"] | null;
                    weekdays: components["schemas"]["Weekdays"];
                    effect: components["schemas"]["PriceEffect"];
                    version: components["schemas"]["Version"];
                    acceptLow?: components["schemas"]["AcceptLow"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PriceRule"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rates.removeRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                ruleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "rates.setTaxes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelTaxes"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelTaxes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "promoCodes.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PromoCode"][];
                        meta?: {
                            partners: components["schemas"]["PromoCodePartner"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "promoCodes.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PromoCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "promoCodes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                codeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["PromoCodeTextWritten"];
                    discountPercent: number;
                    fromOn: components["schemas"]["IsoDate"] | null;
                    untilOn: components["schemas"]["IsoDate"] | null;
                    maxBookings: number | null;
                    partnerId: components["schemas"]["Id"] | null;
                    isActive: boolean;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PromoCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "promoCodes.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                codeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "boosts.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Boost"][];
                        meta?: {
                            baseRatePercent: number;
                            partners: components["schemas"]["BoostPartner"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "boosts.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoostInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Boost"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "boosts.nights": {
        parameters: {
            query: {
                from: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BoostNights"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "boosts.stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                boostId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Boost"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "boosts.offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BoostOffer"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerships.step": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnershipStepInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnershipStanding"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerships.history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnershipEvent"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerships.changeTerms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnershipTermsInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnershipTerms"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerships.cancelTermChange": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                changeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "allPartnerships.list": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                state?: components["schemas"]["PartnershipState"];
                hotelId?: components["schemas"]["Id"];
                userId?: components["schemas"]["Id"];
                sort?: "newest" | "hotel" | "partner";
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ListedPartnership"][];
                        meta?: components["schemas"]["AllPartnershipsMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "signals.list": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                kind?: components["schemas"]["SignalKind"];
                affiliateId?: components["schemas"]["Id"];
                hotelId?: components["schemas"]["Id"];
                review?: "open" | "done";
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Signal"][];
                        meta?: components["schemas"]["SignalMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "signals.review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignalReviewInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingSignal"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "ledger.get": {
        parameters: {
            query?: {
                currency?: string;
                book?: components["schemas"]["LedgerBook"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LedgerOverview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "ledger.transactions": {
        parameters: {
            query?: {
                book?: components["schemas"]["LedgerBook"];
                search?: components["schemas"]["SearchText"];
                account?: components["schemas"]["LedgerAccountKind"];
                holderId?: components["schemas"]["Id"];
                currency?: string;
                fromOn?: components["schemas"]["IsoDate"];
                untilOn?: components["schemas"]["IsoDate"];
                before?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LedgerTransaction"][];
                        meta?: {
                            hasMore: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "ledger.export": {
        parameters: {
            query?: {
                book?: components["schemas"]["LedgerBook"];
                search?: components["schemas"]["SearchText"];
                account?: components["schemas"]["LedgerAccountKind"];
                holderId?: components["schemas"]["Id"];
                currency?: string;
                fromOn?: components["schemas"]["IsoDate"];
                untilOn?: components["schemas"]["IsoDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "ledger.proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LedgerProof"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "ledger.prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "holds.list": {
        parameters: {
            query?: {
                state?: components["schemas"]["HoldState"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Hold"][];
                        meta?: components["schemas"]["HoldMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "holds.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HoldDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "holds.ask": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HoldDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "holds.release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldDecision"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HoldDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "holds.void": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldDecision"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HoldDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "holds.own": {
        parameters: {
            query?: {
                state?: components["schemas"]["HoldState"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OwnHold"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "holds.ofOwn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OwnHold"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "holds.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OwnHold"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "statementList.list": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                standing?: components["schemas"]["StatementStanding"];
                hotelId?: components["schemas"]["Id"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ListedStatement"][];
                        meta?: components["schemas"]["StatementListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "statementList.lines": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CoveredLine"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "statementPayments.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StatementAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "statementPayments.record": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StatementAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "statementPayments.writeOff": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteOffInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StatementAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "statementPayments.return": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StatementAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "ownPartnerships.list": {
        parameters: {
            query?: {
                view?: components["schemas"]["OwnPartnershipView"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
                search?: components["schemas"]["SearchText"];
                state?: "active" | "paused" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OwnPartnership"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "ownPartnerships.request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnershipRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnershipStanding"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "ownPartnerships.counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnershipCounts"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "ownPartnerships.firstDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FirstDay"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "ownPartnerships.noteFirstStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    step: "link" | "test";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerFind.list": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: number;
                search?: components["schemas"]["SearchText"];
                country?: components["schemas"]["CountryCode"];
                minStars?: number;
                minCommission?: number;
                answer?: components["schemas"]["AnswerSpeed"];
                sort?: components["schemas"]["FindSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FoundHotel"][];
                        meta?: components["schemas"]["FindMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerFind.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FoundHotel"];
                        meta?: {
                            sharePercent: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "affiliateProfile.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AffiliateProfile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "affiliateProfile.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    publicName: string;
                    site: components["schemas"]["SiteAddress"];
                    audience: string;
                    monthlyReach: number | null;
                    countries: components["schemas"]["CountryCode"][];
                    channels: components["schemas"]["AffiliateChannel"][];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AffiliateProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerLinks.partnership": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnershipDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerLinks.list": {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnerLink"][];
                        meta?: components["schemas"]["PartnerPeriod"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerLinks.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerLinkInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnerLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerLinks.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                linkId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerLinkChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnerLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerLinks.tags": {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                linkId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TagFigures"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerLinks.preview": {
        parameters: {
            query: {
                checkInOn: components["schemas"]["IsoDate"];
                checkOutOn: components["schemas"]["IsoDate"];
                roomTypeId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LinkPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerCodes.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnerCode"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerCodes.propose": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerCodeInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnerCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerCodes.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                codeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "partnerCodes.decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                codeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isAgreed: boolean;
                    /** @default  */
                    note?: string;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PromoCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "linkTests.run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                linkId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LinkTest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payoutDetails.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayoutDetails"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payoutDetails.saveAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAccountInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayoutDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payoutDetails.savePayee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutPayeeInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayoutDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "payoutDetails.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayoutDetails"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelPartners.overview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelPartners"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelPartners.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                partnershipId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelPartnerDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelPartners.list": {
        parameters: {
            query?: {
                hotel?: components["schemas"]["Id"];
                state?: components["schemas"]["PartnershipState"];
                search?: components["schemas"]["SearchText"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelPartner"][];
                        meta?: components["schemas"]["PartnerListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelPartners.export": {
        parameters: {
            query?: {
                hotel?: components["schemas"]["Id"];
                state?: components["schemas"]["PartnershipState"];
                search?: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelPartners.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelPartners.changeSettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerSettings"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnerSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelPartners.invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerInvitation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["PartnershipStanding"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelStatements.list": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            open: components["schemas"]["HotelStatementSummary"][];
                            closed: components["schemas"]["HotelStatementSummary"][];
                        };
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelStatements.get": {
        parameters: {
            query?: {
                currency?: components["schemas"]["StatementCurrency"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                month: components["schemas"]["StatementMonth"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelStatement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelStatements.lines": {
        parameters: {
            query?: {
                currency?: components["schemas"]["StatementCurrency"];
                view?: components["schemas"]["StatementView"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                month: components["schemas"]["StatementMonth"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelStatementLine"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelStatements.pdf": {
        parameters: {
            query?: {
                currency?: components["schemas"]["StatementCurrency"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                month: components["schemas"]["StatementMonth"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PdfFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelStatements.export": {
        parameters: {
            query?: {
                currency?: components["schemas"]["StatementCurrency"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                month: components["schemas"]["StatementMonth"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelReports.forecast": {
        parameters: {
            query: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
                compare?: "none" | "weekday" | "date";
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Forecast"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelReports.cash": {
        parameters: {
            query: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
                currency?: components["schemas"]["CurrencyCode"];
                method?: components["schemas"]["PaymentMethod"];
                clerk?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CashBook"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelReports.cashLines": {
        parameters: {
            query: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
                currency?: components["schemas"]["CurrencyCode"];
                method?: components["schemas"]["PaymentMethod"];
                clerk?: components["schemas"]["Id"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CashLine"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelReports.taxes": {
        parameters: {
            query: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
                currency?: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TaxReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelReports.csv": {
        parameters: {
            query: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
                currency?: components["schemas"]["CurrencyCode"];
                method?: components["schemas"]["PaymentMethod"];
                clerk?: components["schemas"]["Id"];
                compare?: "none" | "weekday" | "date";
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                report: "forecast" | "cash" | "taxes";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelReports.pdf": {
        parameters: {
            query: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
                currency?: components["schemas"]["CurrencyCode"];
                method?: components["schemas"]["PaymentMethod"];
                clerk?: components["schemas"]["Id"];
                compare?: "none" | "weekday" | "date";
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                report: "forecast" | "cash" | "taxes";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PdfFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "stayQuestions.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StayQuestion"][];
                        meta?: {
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "stayQuestions.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StayAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calendar.get": {
        parameters: {
            query: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Calendar"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calendar.edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEdit"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CalendarEditResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calendar.copy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarCopy"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CalendarEditResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calendar.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarUndo"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CalendarUndoResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "imports.rooms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataImport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "imports.rates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataImport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "imports.bookings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataImport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.list": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                hotelId?: components["schemas"]["Id"];
                guestId?: components["schemas"]["Id"];
                state?: components["schemas"]["BookingState"];
                source?: components["schemas"]["BookingSource"];
                fromOn?: components["schemas"]["IsoDate"];
                untilOn?: components["schemas"]["IsoDate"];
                stays?: "to-come";
                sort?: "newest" | "check-in" | "check-out" | "total" | "guest";
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingSummary"][];
                        meta?: components["schemas"]["BookingPageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.export": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                hotelId?: components["schemas"]["Id"];
                guestId?: components["schemas"]["Id"];
                state?: components["schemas"]["BookingState"];
                source?: components["schemas"]["BookingSource"];
                fromOn?: components["schemas"]["IsoDate"];
                untilOn?: components["schemas"]["IsoDate"];
                stays?: "to-come";
                sort?: "newest" | "check-in" | "check-out" | "total" | "guest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.quote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StayInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.create": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.transition": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransitionInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.extendOption": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    heldUntil: components["schemas"]["Instant"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                    isMeant?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.changeStay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    checkInOn: components["schemas"]["IsoDate"];
                    checkOutOn: components["schemas"]["IsoDate"];
                    room?: components["schemas"]["StayWishRoom"];
                    /** @default true */
                    mailGuest?: boolean;
                    isMeant?: components["schemas"]["isMoveMeant"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.quoteChange": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StayWish"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StayChangeQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.freeRooms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FreeRooms"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.assignRoom": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                stayId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roomId: components["schemas"]["Id"] | null;
                    isMeant?: components["schemas"]["isMoveMeant"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.updateDetails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    guest: components["schemas"]["Guest"];
                    notes: string;
                    specialRequests: string;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.arrivals": {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ArrivalsToday"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.day": {
        parameters: {
            query: {
                day: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DayView"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookings.tape": {
        parameters: {
            query: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Tape"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookingChanges.quote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    change: components["schemas"]["BookingChange"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingChangeQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookingChanges.make": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    change: components["schemas"]["BookingChange"];
                    version: components["schemas"]["Version"];
                    expectedTotalCents: number;
                    overrideReason?: string;
                    /** @default true */
                    mailGuest?: boolean;
                    isMeant?: components["schemas"]["isMoveMeant"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "folios.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingFolio"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "folios.charge": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargeInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChargedLines"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "folios.pay": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRecord"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingFolio"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "folios.correct": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectionInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingFolio"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "folios.move": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolioMove"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingFolio"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "folios.add": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolioInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingFolio"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "folios.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                position: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payer: components["schemas"]["FolioPayer"];
                    takes: components["schemas"]["FolioGroup"][];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingFolio"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "folios.askDeposit": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingFolio"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "folios.withdrawDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                depositId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingFolio"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "groups.list": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                hotelId?: components["schemas"]["Id"];
                state?: components["schemas"]["GroupState"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GroupSummary"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "groups.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "groups.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    contactName: string;
                    contactEmail: "" | components["schemas"]["Email"];
                    contactPhone?: components["schemas"]["Phone"];
                    billing: components["schemas"]["GroupBilling"];
                    payer: components["schemas"]["FolioPayer"] | null;
                    ratePlanId: components["schemas"]["Id"];
                    arriveOn: components["schemas"]["IsoDate"];
                    departOn: components["schemas"]["IsoDate"];
                    cutOffAt: components["schemas"]["Instant"];
                    notes: string;
                    blocks: components["schemas"]["GroupBlockInput"][];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "groups.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "groups.pickUp": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupPick"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "groups.importList": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataImport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "groups.release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "groups.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupCancellation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "invoices.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingInvoices"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "invoices.issue": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingInvoices"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "invoices.preview": {
        parameters: {
            query: {
                position: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PdfFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "invoices.draft": {
        parameters: {
            query: {
                position: string;
                kind: "invoice" | "receipt";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["InvoiceDraft"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "invoices.credit": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
                invoiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingInvoices"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "invoices.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                invoiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PdfFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "invoices.mail": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
                invoiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceAddress"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingInvoices"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "invoices.settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Invoicing"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "invoices.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    company: string;
                    address: string;
                    vatId: string;
                    registerNumber?: string;
                    email: "" | components["schemas"]["Email"];
                    prefix: string;
                    taxNote: string;
                    closing: string;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Invoicing"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "dayCloses.open": {
        parameters: {
            query?: {
                day?: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OpenDay"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "dayCloses.list": {
        parameters: {
            query?: {
                month?: components["schemas"]["YearMonth"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ClosedDay"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "dayCloses.close": {
        parameters: {
            query?: never;
            header: {
                /** @description Repeated with the same body, it returns the result of the first call. */
                "Idempotency-Key": string;
            };
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayCloseInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DayReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "dayCloses.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                day: components["schemas"]["IsoDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DayReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "dayCloses.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                day: components["schemas"]["IsoDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PdfFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "dayCloses.csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                day: components["schemas"]["IsoDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelExtras.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelExtra"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelExtras.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelExtraInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelExtra"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelExtras.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                extraId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    kind: components["schemas"]["ExtraKind"];
                    priceCents: components["schemas"]["Cents"];
                    vatPercent: components["schemas"]["VatPercent"];
                    isArchived: boolean;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelExtra"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "bookingPartners.names": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
            };
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PartnerName"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "disputes.ofCommission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CommissionDisputes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "disputes.open": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Dispute"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "disputes.list": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                show?: components["schemas"]["DisputeFilter"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DisputeSummary"][];
                        meta?: components["schemas"]["DisputeMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "disputes.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Dispute"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "disputes.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Dispute"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "disputes.propose": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeProposalInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Dispute"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "disputes.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeVersion"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Dispute"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "disputes.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeVersion"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Dispute"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "disputes.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Dispute"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "channel.connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChannelConnection"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "channel.connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hotelId: components["schemas"]["Id"];
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChannelConnection"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "channel.map": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChannelConnection"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "channel.changes": {
        parameters: {
            query?: {
                cursor?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AriChanges"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "channel.ari": {
        parameters: {
            query: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Ari"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "channel.setAri": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    updates: components["schemas"]["AriUpdate"][];
                    acceptLow?: components["schemas"]["AcceptLow"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            nights: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "channel.reservation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                reservationId: components["schemas"]["ChannelCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReservationResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "channel.deliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                reservationId: components["schemas"]["ChannelCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reservation: components["schemas"]["ReservationInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReservationResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "channel.messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChannelMessage"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "channel.acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["RowNumber"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "checkouts.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            state: components["schemas"]["CheckoutState"];
                            heldUntil: components["schemas"]["Instant"] | null;
                            secondsLeft: number;
                            canExtend: boolean;
                            currency: string;
                            totalCents: number;
                            promoCode: components["schemas"]["AppliedPromoCode"];
                            bookingAddress: string | null;
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "checkouts.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["schemas"]["OpaqueToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Checkout"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "checkouts.extend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["schemas"]["OpaqueToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Checkout"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "checkouts.setPromoCode": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["schemas"]["OpaqueToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    promoCode: components["schemas"]["PromoCodeTextWritten"] | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Checkout"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "checkouts.hold": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["schemas"]["OpaqueToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldAgainInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Checkout"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "checkouts.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["schemas"]["OpaqueToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    details: components["schemas"]["GuestDetails"];
                    expectedTotalCents: components["schemas"]["Cents"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Checkout"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "messages.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingMessage"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "messages.send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: components["schemas"]["MessageText"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingMessage"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "messages.markSeen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upTo: components["schemas"]["RowNumber"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BookingMessage"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "feeds.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CalendarFeed"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "feeds.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CalendarFeed"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "feeds.sync": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                feedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CalendarFeed"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "feeds.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hotelId: components["schemas"]["Id"];
                feedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "exchange.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ExchangeRate"][];
                        meta?: {
                            inUse: {
                                currency: string;
                                hotels: number;
                            }[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "exchange.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                currency: components["schemas"]["CurrencyCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ExchangeRate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.dashboard": {
        parameters: {
            query?: {
                period?: "7d" | "30d" | "90d" | "12m";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DashboardStats"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.sparklines": {
        parameters: {
            query?: {
                period?: "7d" | "30d" | "90d" | "12m";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Sparklines"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.bookingTrends": {
        parameters: {
            query?: {
                period?: "7d" | "30d" | "90d" | "6m" | "12m";
                compare?: "none" | "before";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Trends"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.revenueTrends": {
        parameters: {
            query?: {
                period?: "7d" | "30d" | "90d" | "6m" | "12m";
                compare?: "none" | "before";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Trends"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.topHotels": {
        parameters: {
            query?: {
                limit?: number;
                period?: "7d" | "30d" | "90d" | "12m";
                hotelId?: components["schemas"]["Id"];
                country?: components["schemas"]["CountryCode"];
                city?: string;
                source?: components["schemas"]["BookingSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TopHotel"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.topAffiliates": {
        parameters: {
            query?: {
                limit?: number;
                period?: "7d" | "30d" | "90d" | "12m";
                hotelId?: components["schemas"]["Id"];
                country?: components["schemas"]["CountryCode"];
                city?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: components["schemas"]["Id"];
                            name: string;
                            imageUrl: string | null;
                            clicks: number;
                            suspectedClicks: number;
                            bookings: number;
                            revenueUsdCents: number;
                            commissionUsdCents: number;
                            netCommissionUsdCents: number | null;
                            perClickUsdCents: number | null;
                            trend: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.revenueBySource": {
        parameters: {
            query?: {
                period?: "7d" | "30d" | "90d" | "12m";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SourceShare"][] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.activity": {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Activity"][] | null;
                        meta?: {
                            next: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.report": {
        parameters: {
            query?: {
                period?: "7d" | "30d" | "90d" | "12m";
                compare?: "none" | "before";
                currency?: components["schemas"]["CurrencyCode"];
                hotelId?: components["schemas"]["Id"];
                country?: components["schemas"]["CountryCode"];
                city?: string;
                source?: components["schemas"]["BookingSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Report"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.pickUp": {
        parameters: {
            query?: {
                currency?: components["schemas"]["CurrencyCode"];
                hotelId?: components["schemas"]["Id"];
                country?: components["schemas"]["CountryCode"];
                city?: string;
                source?: components["schemas"]["BookingSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PickUp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.occupancy": {
        parameters: {
            query: {
                fromOn: components["schemas"]["IsoDate"];
                untilOn: components["schemas"]["IsoDate"];
                hotelId?: components["schemas"]["Id"];
                country?: components["schemas"]["CountryCode"];
                city?: string;
                source?: components["schemas"]["BookingSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OccupancyNight"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Place"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "performance.read": {
        parameters: {
            query?: {
                period?: "7d" | "30d" | "90d" | "12m" | "custom";
                fromOn?: components["schemas"]["IsoDate"];
                untilOn?: components["schemas"]["IsoDate"];
                compare?: "none" | "before";
                linkId?: components["schemas"]["Id"];
                hotelId?: components["schemas"]["Id"];
                method?: components["schemas"]["ReferralMethod"];
                by?: "link" | "hotel" | "day" | "method";
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Performance"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "performance.choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            links: {
                                id: components["schemas"]["Id"];
                                code: string;
                                label: string;
                                hotelId: components["schemas"]["Id"];
                            }[];
                            hotels: components["schemas"]["PromoCodePartner"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "earnings.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            balances: {
                                expected: components["schemas"]["EarningsReadBalancesExpected"];
                                earned: components["schemas"]["EarningsReadBalancesExpected"];
                                held: components["schemas"]["EarningsReadBalancesExpected"];
                                payable: components["schemas"]["EarningsReadBalancesExpected"];
                                inTransitUsdCents: number;
                                paidThisYearUsdCents: number;
                                payoutsThisYear: number;
                                year: number;
                            };
                            next: {
                                statementOn: components["schemas"]["IsoDate"];
                                payOn: components["schemas"]["IsoDate"];
                                ready: components["schemas"]["EarningsReadBalancesExpected"];
                                becoming: components["schemas"]["EarningsReadBalancesExpected"];
                                corrections: components["schemas"]["EarningsReadBalancesExpected"];
                                carriedUsdCents: number;
                                totalUsdCents: number;
                                minimumUsdCents: number;
                                isAdvance: boolean;
                                obstacles: {
                                    /** @enum {string} */
                                    kind: "closed" | "no-details" | "cooling-off" | "refused-account" | "under-minimum";
                                    until: components["schemas"]["Instant"] | null;
                                }[];
                                waits: {
                                    reason: components["schemas"]["WaitReason"];
                                    usdCents: number;
                                    stays: number;
                                    hotel: components["schemas"]["PromoCodePartner"] | null;
                                    hotels: number;
                                    month: components["schemas"]["IsoDate"] | null;
                                    fromOn: components["schemas"]["IsoDate"] | null;
                                    untilOn: components["schemas"]["IsoDate"] | null;
                                    closesOn: components["schemas"]["IsoDate"] | null;
                                    isOverdue: boolean;
                                }[];
                                otherWaits: components["schemas"]["EarningsReadBalancesExpected"];
                            };
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "earnings.stays": {
        parameters: {
            query?: {
                part?: components["schemas"]["EarningsPart"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            bookingId: components["schemas"]["Id"];
                            reference: string;
                            hotel: components["schemas"]["PromoCodePartner"];
                            clock: components["schemas"]["StayClockFacts"];
                            usdCents: number;
                            reason: components["schemas"]["WaitReason"] | null;
                            untilOn: components["schemas"]["IsoDate"] | null;
                            closesOn: components["schemas"]["IsoDate"] | null;
                            isOverdue: boolean;
                        }[];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "earnings.statements": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EarningsStatementSummary"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "earnings.exportStatements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditExport"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "earnings.statement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EarningsStatement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "earnings.lines": {
        parameters: {
            query?: {
                kind?: "commission" | "correction";
                hotelId?: components["schemas"]["Id"];
                currency?: string;
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EarningsLine"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "earnings.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PdfFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "earnings.exportLines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "commissionList.list": {
        parameters: {
            query?: {
                search?: components["schemas"]["SearchText"];
                standing?: components["schemas"]["CommissionStanding"];
                hotelId?: components["schemas"]["Id"];
                affiliateId?: components["schemas"]["Id"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ListedCommission"][];
                        meta?: components["schemas"]["CommissionListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "commissionReceipts.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CommissionReceipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "commissionReceipts.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PdfFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "commissionClaims.ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommissionClaim"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ClaimAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "team.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Team"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "team.invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInvitationInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Team"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "team.sendAgain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Team"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "team.changeInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamChangeInvitation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Team"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "team.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Team"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "team.changeMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamChangeInvitation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Team"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "team.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Team"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "team.leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "team.invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["OpaqueToken"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TeamOffer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "team.accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamAcceptance"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["Session"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "company.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Company"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "company.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Company"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelOffers.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReceivedOffer"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelOffers.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accepts: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelOffers.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelOffer"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelOffers.make": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HotelOffer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "hotelOffers.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "apiKeys.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ApiKeys"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NewApiKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "apiKeys.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Webhook"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "webhooks.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "webhooks.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "webhooks.rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                webhookId?: components["schemas"]["Id"];
                page?: components["schemas"]["PageNumber"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookDelivery"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "webhooks.redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "live.stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
}
