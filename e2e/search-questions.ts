/** Written from the specification and the guides, most without knowledge of how the search works. */
export const questions: readonly {readonly query: string; readonly first: readonly string[]}[] = [
  // Getting access
  {
    query: 'first trade',
    first: ['/docs/getting-started#first-trade-in-two-minutes', '/docs/getting-started'],
  },
  {
    query: 'quickstart',
    first: ['/docs/getting-started#first-trade-in-two-minutes', '/docs/getting-started'],
  },
  {
    query: 'register marketplace',
    first: [
      '/docs/getting-started/register#register-your-marketplace',
      '/docs/getting-started/register',
    ],
  },
  {
    query: 'create api key',
    first: [
      '/docs/getting-started/obtain-api-key#1-create-the-key',
      '/docs/getting-started/obtain-api-key',
    ],
  },
  {
    query: 'production key',
    first: [
      '/docs/getting-started/production-access#access-and-keys',
      '/docs/getting-started/obtain-api-key#4-prove-that-the-key-works',
      '/docs/getting-started/obtain-api-key',
    ],
  },
  {query: 'go live checklist', first: ['/docs/getting-started/production-access']},
  {query: 'rotate api key', first: ['/docs/guidelines/api-key-security#rotate-without-downtime']},
  {query: 'key leaked', first: ['/docs/guidelines/api-key-security#when-a-key-has-leaked']},
  {
    query: 'bearer token',
    first: [
      '/v1/marketplace#authentication',
      '/v1/marketplace#security.apiKey',
      '/docs/guidelines#send-a-request',
      '/docs/getting-started/obtain-api-key#3-make-a-call',
      '/docs/getting-started/obtain-api-key',
    ],
  },
  {
    query: 'authentication',
    first: ['/v1/marketplace#authentication', '/v1/marketplace#security.apiKey'],
  },
  {
    query: 'base url',
    first: [
      '/docs/guidelines/environments#three-places-to-send-a-call',
      '/v1/marketplace#servers',
      '/docs/guidelines#send-a-request',
    ],
  },

  // Tools and the OpenAPI document
  {
    query: 'download openapi',
    first: [
      '/docs/getting-started/open-api-documentation#download-the-document',
      '/docs/getting-started/open-api-documentation',
    ],
  },
  {query: 'postman', first: ['/docs/getting-started/open-api-documentation#postman']},
  {query: 'typescript clients', first: ['/docs/getting-started/open-api-documentation#typescript']},
  {
    query: 'php sdk',
    first: [
      '/docs/getting-started/open-api-documentation#c-php-python-and-java-whole-clients',
      '/docs/getting-started/open-api-documentation#c-php-python-and-java-models',
    ],
  },
  {
    query: 'curl example',
    first: [
      '/docs/getting-started/obtain-api-key#3-make-a-call',
      '/docs/guidelines#send-a-request',
      '/docs/getting-started#1-start-the-sandbox',
      '/docs/getting-started#first-trade-in-two-minutes',
      '/docs/guidelines/environments#use-the-local-sandbox',
    ],
  },

  // Sandbox and tests
  {
    query: 'sandbox',
    first: [
      '/docs/getting-started/testing#start-the-sandbox',
      '/docs/getting-started/testing',
      '/docs/guidelines/environments#use-the-local-sandbox',
      '/docs/getting-started#1-start-the-sandbox',
    ],
  },
  {
    query: 'test environment',
    first: [
      '/docs/developer-support#is-there-a-test-environment',
      '/docs/guidelines/environments',
      '/docs/guidelines/environments#three-places-to-send-a-call',
    ],
  },
  {
    query: 'test data',
    first: [
      '/docs/getting-started/testing#start-the-sandbox',
      '/docs/getting-started/testing#magic-values',
      '/docs/getting-started/testing#begin-where-your-test-begins',
      '/docs/getting-started/testing',
    ],
  },
  {query: 'move the clock', first: ['/docs/getting-started/testing#clock']},
  {
    query: 'simulate lost parcel',
    first: ['/docs/getting-started/testing#simulate', '/docs/trades/trade-details#a-lost-parcel'],
  },
  {query: 'magic values', first: ['/docs/getting-started/testing#magic-values']},
  {query: 'queue a fault', first: ['/docs/getting-started/testing#faults']},
  {query: 'reset sandbox', first: ['/docs/getting-started/testing#control-the-sandbox']},
  {query: 'parallel tests', first: ['/docs/getting-started/testing#a-world-for-each-test']},
  {query: 'pytest', first: ['/docs/getting-started/testing#pytest']},
  {
    query: 'sample code marketplace',
    first: ['/docs/getting-started/testing#a-marketplace-to-copy'],
  },

  // Calls by name
  {
    query: 'initiate trade',
    first: [
      '/v1/marketplace#initiate-trade',
      '/docs/trades/initiate-new-trade',
      '/docs/trades/initiate-new-trade#step-1-initiate-the-trade',
    ],
  },
  {query: 'create trade endpoint', first: ['/v1/marketplace#initiate-trade']},
  {
    query: 'get trade',
    first: ['/v1/marketplace#get-trade', '/docs/trades/trade-details#read-a-trade'],
  },
  {
    query: 'list trades',
    first: ['/v1/marketplace#list-trades', '/docs/trades/trade-details#list-the-trades-of-a-user'],
  },
  {
    query: 'reimburse payer',
    first: ['/v1/marketplace#reimburse-payer', '/docs/trades/trade-details#reimburse-the-payer'],
  },
  {
    query: 'abandon trad',
    first: ['/v1/marketplace#abandon-trade', '/docs/trades/trade-details#abandon'],
  },
  {
    query: 'connect user',
    first: [
      '/v1/marketplace#connect-user',
      '/docs/users/connect-user-with-symblepay',
      '/docs/users/connect-user-with-symblepay#connect-a-private-user',
    ],
  },
  {
    query: 'accept invitation and pay',
    first: [
      '/v1/marketplace#accept-invitation-and-pay',
      '/docs/trades/initiate-new-trade#accept-and-pay-in-one-go',
    ],
  },
  {
    query: 'reject invit',
    first: ['/v1/marketplace#reject-invitation', '/docs/trades/initiate-new-trade#reject'],
  },
  {
    query: 'payment lnk',
    first: ['/v1/marketplace#create-payment-link', '/docs/trades/initiate-new-trade#payment-links'],
  },
  {
    query: 'buy return label',
    first: ['/v1/marketplace#buy-return-shipment', '/docs/trades/trade-details#return-the-item'],
  },
  {
    query: 'delete company',
    first: [
      '/v1/marketplace#delete-business-user',
      '/docs/users/user-details#delete-a-business-user',
    ],
  },

  // Calls by path
  {query: 'POST /v1/trades', first: ['/v1/marketplace#initiate-trade']},
  {query: 'POST /trades/initiate', first: ['/v1/marketplace#initiate-trade']},
  {query: '/trades/cancel', first: ['/v1/marketplace#cancel-trade']},
  {query: 'POST /users/connect', first: ['/v1/marketplace#connect-user']},
  {query: 'GET /users/{marketplaceUserId}', first: ['/v1/marketplace#get-user']},
  {query: 'bankaccount/initiate', first: ['/v1/marketplace#initiate-bank-account']},
  {query: 'item-condition-rejected', first: ['/v1/marketplace#reject-item-condition']},
  {query: 'payment-to-escrow', first: ['/v1/marketplace#pay-to-escrow']},
  {query: 'DELETE /users/business', first: ['/v1/marketplace#delete-business-user']},

  // Users and identity
  {
    query: 'MitID',
    first: [
      '/docs/guidelines#mitid',
      '/docs/users/connect-user-with-symblepay',
      '/docs/users/connect-user-with-symblepay#connect-a-private-user',
    ],
  },
  {
    query: 'BankID login',
    first: [
      '/docs/users/connect-user-with-symblepay',
      '/docs/users/connect-user-with-symblepay#connect-a-private-user',
      '/docs/guidelines#mitid',
      '/v1/marketplace#connect-user',
    ],
  },
  {
    query: 'kyc level',
    first: [
      '/docs/users/connect-user-with-symblepay#kyc-levels',
      '/v1/marketplace#connect-user.body.requiredKycLevel',
      '/v1/marketplace#schema.KycLevel',
    ],
  },
  {
    query: 'passport check',
    first: [
      '/docs/users/connect-user-with-symblepay#kyc-levels',
      '/v1/marketplace#connect-user.body.requiredKycLevel.2',
    ],
  },
  {
    query: 'sign in again',
    first: [
      '/docs/users/connect-user-with-symblepay#force-the-sign-in',
      '/v1/marketplace#connect-user.query.forceOnboarding',
    ],
  },
  {
    query: 'register company',
    first: [
      '/docs/users/connect-user-with-symblepay#create-a-business-user',
      '/v1/marketplace#create-business-user',
    ],
  },
  {query: 'which user id', first: ['/docs/users#which-id-is-which']},
  {
    query: 'app switch ios',
    first: [
      '/docs/users/connect-user-with-symblepay#on-ios',
      '/docs/users/connect-user-with-symblepay#app-switch-on-ios-and-android',
    ],
  },
  {
    query: 'universal link',
    first: [
      '/docs/users/connect-user-with-symblepay#on-ios',
      '/docs/users/connect-user-with-symblepay#app-switch-on-ios-and-android',
    ],
  },
  {
    query: 'no callback',
    first: ['/docs/users/connect-user-with-symblepay#when-no-callback-arrives'],
  },
  {
    query: 'can user sell',
    first: [
      '/docs/users/user-details',
      '/docs/users/user-details#what-to-do-with-the-answer',
      '/docs/users#before-the-first-trade',
      '/docs/users/connect-user-with-symblepay#step-4-read-the-user',
    ],
  },

  // Bank accounts and payouts
  {
    query: 'IBAN rejected',
    first: [
      '/docs/users/user-details#when-a-bank-account-is-rejected',
      '/docs/developer-support#an-iban-or-bban-is-rejected',
    ],
  },
  {
    query: 'iban check digits',
    first: [
      '/docs/users/user-details#check-a-number',
      '/docs/users/user-details#build-a-valid-number',
      '/docs/users/user-details#when-a-bank-account-is-rejected',
    ],
  },
  {
    query: 'payout account',
    first: ['/docs/users/let-user-choose-payout-account', '/v1/marketplace#initiate-bank-account'],
  },
  {
    query: 'change bank account',
    first: ['/docs/users/let-user-choose-payout-account#change-the-account'],
  },
  {
    query: 'when is seller paid',
    first: [
      '/docs/developer-support#when-is-the-payee-paid',
      '/docs/trades#how-a-trade-ends',
      '/docs/trades#where-the-money-is',
    ],
  },

  // The life of a trade
  {
    query: 'refund',
    first: [
      '/docs/trades/trade-details#refund-in-full',
      '/docs/trades/trade-details#reimburse-the-payer',
      '/v1/marketplace#reimburse-payer',
      '/docs/developer-support#can-i-get-a-trades-money-back',
    ],
  },
  {query: 'full refund', first: ['/docs/trades/trade-details#refund-in-full']},
  {
    query: 'cancel order',
    first: [
      '/docs/trades/trade-details#cancel',
      '/v1/marketplace#cancel-trade',
      '/docs/trades/trade-details#leave-a-trade',
    ],
  },
  {
    query: "payer doesn't pay",
    first: ['/docs/trades/initiate-new-trade#when-the-payer-does-nothing'],
  },
  {
    query: 'seller pays shipping',
    first: [
      '/docs/trades/initiate-new-trade#the-payee-pays-everything',
      '/docs/trades/initiate-new-trade#shipping',
      '/v1/marketplace#initiate-trade.body.shipping.paidBy',
      '/v1/marketplace#initiate-trade.body.shipping.paidBy.Payee',
    ],
  },
  {
    query: 'fees',
    first: [
      '/docs/trades/initiate-new-trade#fees',
      '/v1/marketplace#schema.Fees',
      '/v1/marketplace#schema.TradeUser.fees',
    ],
  },
  {query: 'lost parcel', first: ['/docs/trades/trade-details#a-lost-parcel']},
  {query: 'disputes', first: ['/docs/trades/trade-details#how-a-dispute-ends']},
  {query: 'return item', first: ['/docs/trades/trade-details#return-the-item']},
  {
    query: 'buyer does not respond',
    first: ['/docs/trades/trade-details#when-the-payer-says-nothing'],
  },
  {
    query: 'delivery deadline',
    first: [
      '/docs/trades/initiate-new-trade#time-to-deliver',
      '/v1/marketplace#initiate-trade.body.allowedTimeForItemDeliveryInMinutes',
      '/docs/trades/trade-details#when-the-parcel-is-not-handed-in',
    ],
  },
  {
    query: 'trade states',
    first: [
      '/docs/trades#the-map-of-a-trade',
      '/docs/trades#the-four-phases',
      '/docs/trades#the-four-flows',
      '/docs/trades',
    ],
  },
  {
    query: 'status page',
    first: ['/docs/trades/trade-status-page', '/v1/marketplace#create-trade-status-link'],
  },
  {
    query: 'is the trade paid',
    first: [
      '/docs/developer-support#the-user-came-back-to-successurl-is-the-trade-paid',
      '/docs/trades/initiate-new-trade#step-3-read-the-trade',
      '/v1/marketplace#schema.ContractPhase.paid',
    ],
  },
  {
    query: 'payment states',
    first: [
      '/docs/trades/initiate-new-trade#payment-states',
      '/v1/marketplace#schema.PaymentState',
    ],
  },
  {
    query: 'milestone',
    first: [
      '/docs/trades/trade-details#milestones',
      '/v1/marketplace#schema.MilestoneId',
      '/docs/guidelines#milestone',
    ],
  },

  // Fields
  {query: 'requiredKycLevel', first: ['/v1/marketplace#connect-user.body.requiredKycLevel']},
  {
    query: 'checkoutUniquenessKey',
    first: ['/v1/marketplace#initiate-trade.body.checkoutUniquenessKey'],
  },
  {
    query: 'checkoutIdempotencyKey',
    first: ['/v1/marketplace#initiate-trade.body.checkoutIdempotencyKey'],
  },
  {
    query: 'allowedTimeForItem',
    first: ['/v1/marketplace#initiate-trade.body.allowedTimeForItemDeliveryInMinutes'],
  },
  {
    query: 'hasCompletedOnboarding',
    first: ['/v1/marketplace#schema.UserDetails.hasCompletedOnboarding'],
  },
  {query: 'hasPendingAction', first: ['/v1/marketplace#schema.Status.hasPendingAction']},
  {
    query: 'payoutsAccountNumber',
    first: [
      '/v1/marketplace#create-business-user.body.payoutsAccountNumber',
      '/v1/marketplace#edit-business-user.body.payoutsAccountNumber',
    ],
  },
  {query: 'labelqrcode', first: ['/v1/marketplace#schema.ShipmentPhase.labelQrCodeLink']},
  {
    query: 'appSwitchCallbackUri',
    first: [
      '/v1/marketplace#connect-user.body.appSwitch.appSwitchCallbackUri',
      '/v1/marketplace#initiate-bank-account.body.appSwitch.appSwitchCallbackUri',
      '/v1/marketplace#initiate-trade.body.appSwitch.appSwitchCallbackUri',
      '/v1/marketplace#create-trade-status-link.body.appSwitch.appSwitchCallbackUri',
      '/v1/marketplace#create-payment-link.body.appSwitch.appSwitchCallbackUri',
    ],
  },
  {
    query: 'receiverShopId',
    first: ['/v1/marketplace#accept-invitation-and-pay.query.receiverShopId'],
  },
  {query: 'payer fixed fee', first: ['/v1/marketplace#initiate-trade.body.payerFixedFee']},
  {
    query: 'weight grams',
    first: [
      '/v1/marketplace#initiate-trade.body.shipping.expectedMaxWeight',
      '/v1/marketplace#buy-shipment.body.expectedMaxWeightInGrams',
      '/v1/marketplace#buy-return-shipment.body.expectedMaxWeightInGrams',
      '/docs/developer-support#whole-grams',
    ],
  },

  // Values
  {
    query: 'GiveItemConditionFeedback',
    first: ['/v1/marketplace#schema.ActionType.GiveItemConditionFeedback'],
  },
  {query: 'cancelled_by_buyer', first: ['/v1/marketplace#schema.MilestoneId.cancelled_by_buyer']},
  {query: 'insurance_activated', first: ['/v1/marketplace#schema.MilestoneId.insurance_activated']},
  {query: 'escrow_succeeded', first: ['/v1/marketplace#schema.IconId.escrow_succeded']},
  {
    query: 'delivery shipment pickup ready',
    first: ['/v1/marketplace#schema.MilestoneId.delivery_shipment_pickup_ready'],
  },
  {
    query: 'Bring',
    first: [
      '/v1/marketplace#initiate-trade.body.shipping.shippingOptions.method.Bring',
      '/docs/developer-support#label-sellers',
    ],
  },

  // Errors and conventions
  {
    query: '401',
    first: [
      '/docs/guidelines/errors#unauthorized',
      '/docs/getting-started/open-api-documentation#missing-key-status',
      '/docs/getting-started/obtain-api-key#what-can-go-wrong',
      '/docs/getting-started/obtain-api-key#4-prove-that-the-key-works',
    ],
  },
  {
    query: '404',
    first: [
      '/docs/guidelines/errors#not-found',
      '/docs/getting-started/open-api-documentation#unknown-route-status',
    ],
  },
  {
    query: 'error codes',
    first: [
      '/docs/guidelines/errors#error-codes',
      '/docs/guidelines/errors',
      '/v1/marketplace#schema.ErrorTypeCode',
    ],
  },
  {
    query: 'payee-not-connected',
    first: [
      '/docs/guidelines/errors#payee-not-connected',
      '/v1/marketplace#schema.ErrorTypeCode.payee-not-connected',
    ],
  },
  {
    query: 'invalid state',
    first: [
      '/docs/guidelines/errors#invalid-state',
      '/v1/marketplace#schema.ErrorTypeCode.invalid-state',
    ],
  },
  {
    query: 'insufficient',
    first: [
      '/docs/guidelines/errors#insufficient-escrow',
      '/v1/marketplace#schema.ErrorTypeCode.insufficient-escrow',
    ],
  },
  {query: 'retry', first: ['/docs/guidelines/errors#retry']},
  {query: 'safe to repeat', first: ['/docs/guidelines/errors#know-which-calls-you-may-repeat']},
  {
    query: 'idempotency',
    first: [
      '/docs/guidelines#sell-an-item-only-once',
      '/docs/guidelines/errors#know-which-calls-you-may-repeat',
      '/v1/marketplace#initiate-trade.body.checkoutIdempotencyKey',
      '/docs/trades/initiate-new-trade#an-item-that-can-be-sold-only-once',
    ],
  },
  {
    query: 'corelation id',
    first: [
      '/docs/guidelines#name-your-requests',
      '/docs/developer-support#1-send-a-correlation-id-with-every-call',
    ],
  },
  {
    query: 'paginaton',
    first: [
      '/docs/guidelines#read-lists',
      '/v1/marketplace#schema.Pagination',
      '/v1/marketplace#schema.TradeList.pagination',
    ],
  },
  {
    query: 'phone number format',
    first: [
      '/docs/guidelines#write-phone-numbers',
      '/docs/getting-started/open-api-documentation#phone-number-digits',
    ],
  },

  // Webhooks
  {query: 'webhook', first: ['/docs/guidelines/webhooks', '/v1/marketplace#webhooks']},
  {
    query: 'webhook signature',
    first: [
      '/docs/guidelines/webhooks#write-the-receiver',
      '/docs/developer-support#how-do-i-verify-that-a-webhook-is-from-symblepay',
      '/docs/getting-started/open-api-documentation#webhook-signature',
    ],
  },
  {
    query: 'webhook retries',
    first: [
      '/docs/guidelines/webhooks#when-it-is-sent-again',
      '/docs/guidelines/webhooks#what-you-can-rely-on',
    ],
  },
  {
    query: 'webhook payload',
    first: ['/docs/guidelines/webhooks#what-a-notification-holds', '/v1/marketplace#webhooks'],
  },
  {
    query: 'trade.changed',
    first: [
      '/v1/marketplace#webhook.trade_changed',
      '/docs/guidelines/webhooks#what-a-notification-holds',
    ],
  },
  {
    query: 'user.connected',
    first: [
      '/v1/marketplace#webhook.user_connected',
      '/docs/guidelines/webhooks#what-a-notification-holds',
    ],
  },
  {query: 'webhook not received', first: ['/docs/developer-support#a-webhook-did-not-come']},

  // Terms
  {
    query: 'MobilePay',
    first: ['/docs/guidelines#mobilepay', '/docs/trades/initiate-new-trade#app-switch'],
  },
  {query: 'buyer', first: ['/docs/guidelines#payer', '/v1/marketplace#schema.Party.Payer']},
  {
    query: 'CVR number',
    first: ['/docs/guidelines#cvr', '/v1/marketplace#create-business-user.body.businessId'],
  },
  {
    query: 'FIK',
    first: [
      '/docs/guidelines#fik',
      '/v1/marketplace#initiate-trade.body.prioritizedPayees.fikCode',
    ],
  },
  {query: 'what is escrow', first: ['/docs/guidelines#escrow']},

  // Unfinished and misspelled
  {query: 'webhok', first: ['/docs/guidelines/webhooks', '/v1/marketplace#webhooks']},
  {
    query: 'priorit',
    first: [
      '/docs/trades/initiate-new-trade#prioritized-payees',
      '/v1/marketplace#initiate-trade.body.prioritizedPayees',
      '/v1/marketplace#schema.PrioritizedPayee',
      '/docs/guidelines#prioritized-payee',
    ],
  },
  {
    query: 'busines user',
    first: [
      '/docs/users/connect-user-with-symblepay#create-a-business-user',
      '/v1/marketplace#create-business-user',
      '/v1/marketplace#tag.Business_users',
      '/v1/marketplace#schema.BusinessUser',
    ],
  },

  // What the documentation lists as open
  {
    query: 'rate limit',
    first: [
      '/docs/getting-started/production-access#questions-to-send-first',
      '/docs/guidelines/errors#retry',
    ],
  },
  {
    query: 'data processing agreement',
    first: ['/docs/getting-started/production-access#questions-to-send-first'],
  },
  {
    query: 'webhook ip addresses',
    first: ['/docs/getting-started/production-access#questions-to-send-first'],
  },

  // Limits, calls and fields: questions from the specification, answers chosen with the results at hand
  {query: 'maximum title length', first: ['/v1/marketplace#initiate-trade.body.title']},
  {
    query: 'minimum trade amount',
    first: ['/v1/marketplace#initiate-trade.body.amount', '/docs/guidelines#write-amounts'],
  },
  {
    query: 'percentage fee',
    first: [
      '/docs/trades/initiate-new-trade#fees',
      '/v1/marketplace#initiate-trade.body.payerFee',
      '/v1/marketplace#schema.Fees.variablePercentage',
    ],
  },
  {
    query: 'edit business user',
    first: ['/v1/marketplace#edit-business-user', '/docs/users/user-details#edit-a-business-user'],
  },
  {
    query: 'delete business user',
    first: [
      '/v1/marketplace#delete-business-user',
      '/docs/users/user-details#delete-a-business-user',
    ],
  },
  {
    query: 'list trades of a user',
    first: ['/v1/marketplace#list-trades', '/docs/trades/trade-details#list-the-trades-of-a-user'],
  },
  {query: 'accept invitation', first: ['/v1/marketplace#accept-invitation']},
  {
    query: 'reject item',
    first: ['/v1/marketplace#reject-item-condition', '/docs/trades/trade-details#reject-the-item'],
  },
  {
    query: 'payment link',
    first: ['/v1/marketplace#create-payment-link', '/docs/trades/initiate-new-trade#payment-links'],
  },
  {
    query: 'page size',
    first: ['/v1/marketplace#schema.Pagination.pageSize', '/docs/guidelines#read-lists'],
  },
  {
    query: 'production unit number',
    first: [
      '/v1/marketplace#create-business-user.body.businessLocationId',
      '/v1/marketplace#get-business-user.path.businessLocationId',
      '/docs/users/connect-user-with-symblepay#create-a-business-user',
    ],
  },
  {
    query: 'buy return label',
    first: ['/v1/marketplace#buy-return-shipment', '/docs/trades/trade-details#return-the-item'],
  },
  {
    query: 'tracking link',
    first: [
      '/v1/marketplace#schema.ShipmentPhase.labelTracking',
      '/docs/trades/trade-details#phases-what-has-happened',
    ],
  },
  {query: 'forceOnboarding', first: ['/v1/marketplace#connect-user.query.forceOnboarding']},
  {query: 'traceId', first: ['/v1/marketplace#schema.ErrorResponse.traceId']},
  {
    query: 'reason for rejecting',
    first: [
      '/v1/marketplace#reject-item-condition.body.reason',
      '/v1/marketplace#schema.RejectedReason',
      '/v1/marketplace#schema.ShipmentPhase.rejectedReason',
      '/docs/trades/trade-details#reject-the-item',
    ],
  },
  {
    query: 'abandon trade',
    first: ['/v1/marketplace#abandon-trade', '/docs/trades/trade-details#abandon'],
  },
  {
    query: 'insurance',
    first: [
      '/v1/marketplace#schema.MilestoneId.insurance_activated',
      '/docs/trades/trade-details#a-lost-parcel',
    ],
  },
  {
    query: 'who pays return shipping',
    first: [
      '/v1/marketplace#initiate-trade.body.shipping.returnPaidBy',
      '/docs/trades/initiate-new-trade#return-shipping',
    ],
  },
  {
    query: 'danish bank account',
    first: [
      '/docs/guidelines#bban',
      '/docs/guidelines#iban',
      '/v1/marketplace#initiate-trade.body.prioritizedPayees.bankAccount',
      '/v1/marketplace#create-business-user.body.payoutsAccountNumber',
    ],
  },
  {query: 'trade of another organisation', first: ['/docs/guidelines/errors#not-found']},
  {query: 'pending action', first: ['/v1/marketplace#schema.Status.hasPendingAction']},
  {
    query: 'timeline',
    first: [
      '/v1/marketplace#schema.TradeUser.timeline',
      '/v1/marketplace#schema.TimelineEntry',
      '/docs/trades/trade-details#timeline-what-to-show-over-time',
    ],
  },
  {
    query: 'partial refund',
    first: [
      '/v1/marketplace#reimburse-payer',
      '/docs/trades/trade-details#reimburse-the-payer',
      '/docs/developer-support#partial-reimbursement',
    ],
  },
  {
    query: 'item images',
    first: [
      '/v1/marketplace#schema.Trade.images',
      '/v1/marketplace#initiate-trade.body.imageUrls',
      '/docs/trades/initiate-new-trade#your-own-id-and-pictures',
    ],
  },
  {
    query: 'payment failed',
    first: [
      '/v1/marketplace#schema.PaymentState.Failed',
      '/docs/trades/initiate-new-trade#payment-states',
    ],
  },
  {query: 'qr code', first: ['/v1/marketplace#schema.ShipmentPhase.labelQrCodeLink']},
  {
    query: 'cancelUrl',
    first: [
      '/v1/marketplace#connect-user.body.cancelUrl',
      '/v1/marketplace#initiate-trade.body.cancelUrl',
      '/v1/marketplace#create-payment-link.body.cancelUrl',
    ],
  },
  {
    query: 'how long can delivery take',
    first: [
      '/v1/marketplace#initiate-trade.body.allowedTimeForItemDeliveryInMinutes',
      '/docs/trades/initiate-new-trade#time-to-deliver',
    ],
  },
  {
    query: 'switch back to my app',
    first: [
      '/docs/trades/initiate-new-trade#app-switch',
      '/docs/users/connect-user-with-symblepay#app-switch-on-ios-and-android',
    ],
  },
  {
    query: 'postnord label',
    first: [
      '/v1/marketplace#buy-shipment.body.shipmentProviderId.PostNord',
      '/v1/marketplace#buy-shipment',
      '/docs/trades/trade-details#buy-a-shipment',
    ],
  },
  {
    query: 'pay an invoice with FIK',
    first: [
      '/docs/guidelines#fik',
      '/v1/marketplace#initiate-trade.body.prioritizedPayees.fikCode',
    ],
  },
  {
    query: 'return url',
    first: [
      '/v1/marketplace#initiate-bank-account.body.returnUrl',
      '/v1/marketplace#create-trade-status-link.body.returnUrl',
    ],
  },
  {
    query: 'connect user',
    first: ['/v1/marketplace#connect-user', '/docs/users/connect-user-with-symblepay'],
  },

  // Asked by a reviewer who missed the answer
  {query: 'initiateTrade', first: ['/v1/marketplace#initiate-trade']},
  {query: 'getTrade', first: ['/v1/marketplace#get-trade']},
  {query: 'shipping.paidBy', first: ['/v1/marketplace#initiate-trade.body.shipping.paidBy']},
  {
    query: 'prioritizedPayees.fikCode',
    first: ['/v1/marketplace#initiate-trade.body.prioritizedPayees.fikCode'],
  },
  {query: 'The trade id was not known', first: ['/docs/guidelines/errors#not-found']},
  {query: '500', first: ['/docs/guidelines/errors#tell-three-kinds-apart']},
  {
    query: '400',
    first: ['/docs/guidelines/errors#not-found', '/docs/guidelines/errors#validation-error'],
  },
  {
    query: '503 service unavailable',
    first: ['/docs/guidelines/errors#retry', '/docs/guidelines/errors#tell-three-kinds-apart'],
  },
  {
    query: 'HMAC',
    first: [
      '/docs/developer-support#how-do-i-verify-that-a-webhook-is-from-symblepay',
      '/docs/guidelines/webhooks#write-the-receiver',
    ],
  },
  {query: 'mcp', first: ['/docs/getting-started/open-api-documentation#give-it-to-a-tool']},
  {
    query: 'which currency',
    first: [
      '/docs/developer-support#can-i-use-other-currencies-or-countries',
      '/docs/guidelines#write-amounts',
    ],
  },
  {
    query: 'rate limiting',
    first: ['/docs/getting-started/production-access#questions-to-send-first'],
  },
  {query: 'tracking number', first: ['/v1/marketplace#schema.ShipmentPhase.labelTracking']},
  {
    query: 'how to test webhooks locally',
    first: [
      '/docs/getting-started/testing#webhooks',
      '/docs/guidelines/webhooks#try-it',
      '/docs/guidelines/webhooks',
    ],
  },
  {
    query: 'what happens if the buyer never pays',
    first: ['/docs/trades/initiate-new-trade#when-the-payer-does-nothing'],
  },
  {
    query: 'split payment',
    first: [
      '/docs/trades/initiate-new-trade#prioritized-payees',
      '/docs/guidelines#prioritized-payee',
    ],
  },
  {
    query: 'item not as described',
    first: ['/v1/marketplace#reject-item-condition', '/docs/trades/trade-details#reject-the-item'],
  },
  {
    query: 'damaged',
    first: ['/v1/marketplace#reject-item-condition', '/docs/trades/trade-details#reject-the-item'],
  },
  {query: 'enviroment', first: ['/docs/guidelines/environments']},
  {query: 'docker', first: ['/docs/getting-started/testing#start-the-sandbox']},
  {query: 'ngrok', first: ['/docs/getting-started/production-access#what-can-go-wrong']},
  {query: 'kontonummer', first: ['/docs/guidelines#iban', '/docs/guidelines#bban']},
  {
    query: 'pakkeshop',
    first: [
      '/docs/developer-support#receiver-shop',
      '/v1/marketplace#schema.ShipmentPhase.shopName',
      '/v1/marketplace#schema.MilestoneId.delivery_shipment_pickup_ready',
    ],
  },
  {
    query: 'nemkonto',
    first: ['/docs/users/let-user-choose-payout-account', '/v1/marketplace#initiate-bank-account'],
  },

  // Asked by a second reviewer, before a look at the index or the table of synonyms
  {
    query: 'log in',
    first: ['/docs/users/connect-user-with-symblepay#force-the-sign-in', '/docs/guidelines#mitid'],
  },
  {
    query: 'national id sign in again',
    first: ['/docs/users/connect-user-with-symblepay#force-the-sign-in'],
  },
  {
    query: 'swagger',
    first: [
      '/docs/getting-started/open-api-documentation',
      '/docs/getting-started/open-api-documentation#download-the-document',
    ],
  },
  {
    query: 'start a sale',
    first: [
      '/v1/marketplace#initiate-trade',
      '/docs/trades/initiate-new-trade',
      '/docs/trades/initiate-new-trade#step-1-initiate-the-trade',
    ],
  },
  {
    query: 'order number',
    first: [
      '/v1/marketplace#initiate-trade.body.referenceId',
      '/v1/marketplace#schema.Trade.referenceId',
      '/docs/trades/initiate-new-trade#your-own-id-and-pictures',
    ],
  },
  {
    query: 'my own id for the trade',
    first: [
      '/docs/trades/initiate-new-trade#your-own-id-and-pictures',
      '/v1/marketplace#initiate-trade.body.referenceId',
    ],
  },
  {query: 'give the buyer his money back', first: ['/v1/marketplace#reimburse-payer']},
  {
    query: 'udbetaling',
    first: ['/docs/users/let-user-choose-payout-account', '/v1/marketplace#initiate-bank-account'],
  },
  {
    query: 'reg nr konto',
    first: [
      '/docs/guidelines#bban',
      '/docs/guidelines#iban',
      '/v1/marketplace#schema.BankAccount.accountNumber',
    ],
  },
  {
    query: 'registreringsnummer',
    first: [
      '/docs/guidelines#bban',
      '/docs/guidelines#iban',
      '/v1/marketplace#schema.BankAccount.accountNumber',
    ],
  },
  {query: 'p-nummer', first: ['/docs/guidelines#cvr']},
  {query: 'sælger', first: ['/docs/guidelines#payee']},
  {
    query: 'zip code',
    first: [
      '/v1/marketplace#initiate-trade.body.shipping.sender.postalCode',
      '/v1/marketplace#schema.TradeUser.postalCode',
      '/v1/marketplace#create-business-user.body.address.postNumber',
    ],
  },
  {query: 'state machine', first: ['/docs/trades#the-map-of-a-trade']},
  {
    query: 'timeout',
    first: [
      '/docs/guidelines/errors#retry',
      '/docs/guidelines/errors#tell-three-kinds-apart',
      '/docs/developer-support#i-sent-a-call-and-got-no-answer-may-i-send-it-again',
      '/docs/trades/initiate-new-trade#start-it-once',
    ],
  },
  {
    query: 'onboarding finished',
    first: ['/v1/marketplace#schema.UserDetails.hasCompletedOnboarding'],
  },
  {
    query: 'hasCompletedOnbording',
    first: ['/v1/marketplace#schema.UserDetails.hasCompletedOnboarding'],
  },
  {
    query: 'pay off a loan from the sale',
    first: [
      '/docs/trades/initiate-new-trade#prioritized-payees',
      '/docs/guidelines#prioritized-payee',
    ],
  },
  {
    query: 'item is broken',
    first: ['/v1/marketplace#reject-item-condition', '/docs/trades/trade-details#reject-the-item'],
  },
  {
    query: 'approve item',
    first: [
      '/v1/marketplace#accept-item-condition',
      '/docs/trades/trade-details#accept-the-item',
      '/docs/getting-started#8-approve-the-item',
    ],
  },
  {
    query: 'how heavy may the parcel be',
    first: [
      '/v1/marketplace#initiate-trade.body.shipping.expectedMaxWeight',
      '/v1/marketplace#buy-shipment.body.expectedMaxWeightInGrams',
      '/docs/trades/initiate-new-trade#shipping',
    ],
  },
  {
    query: 'track and trace',
    first: [
      '/v1/marketplace#schema.ShipmentPhase.labelTracking',
      '/v1/marketplace#schema.ActionType.TrackShipment',
    ],
  },
  {query: 'next page', first: ['/docs/guidelines#read-lists', '/v1/marketplace#schema.Pagination']},
  {query: 'when is the seller paid', first: ['/docs/developer-support#when-is-the-payee-paid']},
  {
    query: '90 days',
    first: [
      '/v1/marketplace#initiate-trade.body.allowedTimeForItemDeliveryInMinutes',
      '/docs/trades/initiate-new-trade#time-to-deliver',
    ],
  },
  {
    query: 'buyer does not respond',
    first: ['/docs/trades/trade-details#when-the-payer-says-nothing'],
  },
  {query: 'utc', first: ['/docs/guidelines#read-dates']},
  {query: 'øre or kroner', first: ['/docs/guidelines#write-amounts']},
  {query: 'gebyr', first: ['/docs/trades/initiate-new-trade#fees']},
  {
    query: 'redirect after payment',
    first: [
      '/v1/marketplace#initiate-trade.body.successUrl',
      '/docs/trades/initiate-new-trade#step-2-send-the-payer-to-the-redirecturl',
    ],
  },
  {query: 'webhook retry', first: ['/docs/guidelines/webhooks#when-it-is-sent-again']},
  {query: 'simulate parcel delivered', first: ['/docs/getting-started/testing#simulate']},
  {
    query: 'run sandbox in ci',
    first: [
      '/docs/getting-started/testing#in-your-own-test-suite',
      '/docs/getting-started/testing#start-the-sandbox',
    ],
  },
  {query: 'fake parcel events', first: ['/docs/getting-started/testing#simulate']},
  {
    query: 'error response body',
    first: ['/docs/guidelines/errors#read-the-error-body', '/v1/marketplace#schema.ErrorResponse'],
  },
  {query: 'skip time in tests', first: ['/docs/getting-started/testing#clock']},
  {
    query: 'seller never ships',
    first: [
      '/docs/trades/trade-details#when-the-parcel-is-not-handed-in',
      '/v1/marketplace#schema.MilestoneId.delivery_deadline_exceeded',
    ],
  },
  {query: 'amount in cents', first: ['/docs/guidelines#write-amounts']},
  {
    query: 'difference between marketplaceUserId and symblepayUserId',
    first: ['/docs/users#which-id-is-which'],
  },

  // Asked by somebody else, before the results were seen
  {
    query: 'refusion',
    first: [
      '/v1/marketplace#reimburse-payer',
      '/docs/trades/trade-details#reimburse-the-payer',
      '/docs/trades/trade-details#refund-in-full',
    ],
  },
  {
    query: 'fortryd',
    first: [
      '/v1/marketplace#cancel-trade',
      '/docs/trades/trade-details#cancel',
      '/v1/marketplace#abandon-trade',
      '/docs/trades/trade-details#abandon',
      '/docs/trades/trade-details#leave-a-trade',
    ],
  },
  {
    query: 'telefonnummer',
    first: [
      '/v1/marketplace#schema.TradeUser.phoneNumber',
      '/v1/marketplace#create-business-user.body.phoneNumber',
      '/docs/guidelines#write-phone-numbers',
    ],
  },
  {
    query: 'fragt',
    first: [
      '/docs/trades/initiate-new-trade#shipping',
      '/v1/marketplace#tag.Shipping',
      '/v1/marketplace#buy-shipment',
      '/v1/marketplace#initiate-trade.body.shipping',
      '/docs/trades/trade-details#buy-a-shipment',
    ],
  },
  {
    query: 'annuller handel',
    first: [
      '/v1/marketplace#cancel-trade',
      '/docs/trades/trade-details#cancel',
      '/v1/marketplace#abandon-trade',
      '/docs/trades/trade-details#abandon',
      '/docs/trades/trade-details#leave-a-trade',
    ],
  },
  {
    query: 'returlabel',
    first: [
      '/v1/marketplace#buy-return-shipment',
      '/docs/trades/initiate-new-trade#return-shipping',
      '/v1/marketplace#initiate-trade.body.returnShipping',
      '/docs/trades/trade-details#return-the-item',
    ],
  },
  {
    query: 'godkend vare',
    first: [
      '/v1/marketplace#accept-item-condition',
      '/docs/trades/trade-details#accept-the-item',
      '/docs/getting-started#8-approve-the-item',
    ],
  },
  {
    query: 'fejlkode',
    first: [
      '/docs/guidelines/errors#error-codes',
      '/docs/guidelines/errors',
      '/v1/marketplace#schema.ErrorTypeCode',
      '/docs/guidelines/errors#read-the-error-body',
    ],
  },
  {
    query: 'commision',
    first: [
      '/docs/trades/initiate-new-trade#fees',
      '/v1/marketplace#schema.Fees',
      '/v1/marketplace#schema.TradeUser.fees',
    ],
  },
  {
    query: 'when does the seller get paid',
    first: [
      '/docs/developer-support#when-is-the-payee-paid',
      '/docs/trades#how-a-trade-ends',
      '/docs/trades#where-the-money-is',
    ],
  },
  {query: 'checklist before launch', first: ['/docs/getting-started/production-access']},
  {
    query: 'payout to several accounts',
    first: [
      '/docs/trades/initiate-new-trade#prioritized-payees',
      '/v1/marketplace#initiate-trade.body.prioritizedPayees',
    ],
  },
  {
    query: 'sign up',
    first: [
      '/docs/getting-started/register',
      '/docs/getting-started/register#register-your-marketplace',
    ],
  },
  {
    query: 'production url',
    first: [
      '/docs/guidelines/environments#three-places-to-send-a-call',
      '/docs/getting-started/production-access#access-and-keys',
      '/v1/marketplace#servers',
    ],
  },
  {
    query: 'delivery_shipment_lost',
    first: ['/v1/marketplace#schema.MilestoneId.delivery_shipment_lost'],
  },
  {
    query: 'PaymentToEscrow',
    first: ['/v1/marketplace#schema.ActionType.PaymentToEscrow', '/v1/marketplace#pay-to-escrow'],
  },
  {query: '429', first: ['/docs/guidelines/errors#retry', '/docs/getting-started/testing#faults']},
  {
    query: 'which fields are required to create a trade',
    first: [
      '/docs/trades/initiate-new-trade#step-1-initiate-the-trade',
      '/v1/marketplace#initiate-trade',
    ],
  },
  {
    query: 'seller rejects the invitation',
    first: ['/docs/trades/initiate-new-trade#reject', '/v1/marketplace#reject-invitation'],
  },
  {
    query: 'what happens if the seller does not ship',
    first: ['/docs/trades/trade-details#when-the-parcel-is-not-handed-in'],
  },
  {query: 'max length of title', first: ['/v1/marketplace#initiate-trade.body.title']},
  {query: 'what if package is lost', first: ['/docs/trades/trade-details#a-lost-parcel']},
  {query: 'buyer pays later', first: ['/docs/trades/initiate-new-trade#accept-now-pay-later']},
  {
    query: 'buyer never approves',
    first: ['/docs/trades/trade-details#when-the-payer-says-nothing'],
  },
  {
    query: 'user is not connected',
    first: [
      '/docs/guidelines/errors#payee-not-connected',
      '/docs/users#what-can-go-wrong',
      '/docs/users/connect-user-with-symblepay',
    ],
  },
];
