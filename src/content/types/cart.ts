import { z } from "zod"
import { defineType } from "../define"
import { object, picture, sentence, text } from "../fields"

export const cart = defineType({
  name: "Cart",
  about: "The words of cart and checkout (spec section 2, Shop). There is one.",
  files: { kind: "one", path: "cart.json" },
  schema: z.strictObject({
    emptyCart: sentence("What an empty cart says."),
    emptyImage: picture("The scene beside it."),
    shopLabel: text("What the link to the shop says.", 40),
    opening: text("What stands in place of the goods until the saved cart has been read.", 60),
    withoutScripts: sentence("What somebody whose browser runs no scripts can do; the numbers follow by themselves."),
    lines: object(
      "CartLinesCopy",
      "The heads of the goods' columns; where there are none, some stand beside the figures. What is said of long carts.",
      {
        product: text("Over the names.", 30),
        price: text("Over the price of one.", 30),
        each: text("Behind the price of one, where there are no heads.", 20),
        quantity: text("Over how many.", 30),
        subtotal: text("Over what they come to; before it where there are no heads.", 30),
        partial: text("Below a cart of more than a hundred lines: {shown} of {total} are in sight.", 80),
        more: text("The button that shows {count} more of them.", 40),
      },
    ),
    removedMessage: text("The notice that a line has been taken out (spec section 8).", 60),
    shippingLabel: text("Stands before what is said about shipping.", 30),
    shipping: text("What the cart says about shipping.", 40),
    totalLabel: text("Stands before what everything comes to.", 30),
    viewLabel: text("What the link from the dropdown to the cart says.", 40),
    checkoutLabel: text("What the link to the checkout says.", 40),
    totalsTitle: text("Heading over the totals.", 60),
    couponLabel: text("Name of the coupon field.", 40),
    applyLabel: text("What its button says.", 40),
    badCoupon: sentence("What a coupon code gets for an answer."),
    clearLabel: text("What the button says that empties the cart.", 40),
    clearedMessage: sentence("What is said when it has done so."),
    undoLabel: text("What brings everything back.", 40),
    paymentNotice: sentence("What the checkout says about payment (spec section 2, Checkout)."),
    checkout: object("CartCheckout", "The words of the checkout's form and of the order (spec section 5).", {
      billingTitle: text("Heading over the form.", 60),
      postcodeHint: sentence("What to write where there are no postcodes."),
      notesHint: sentence("What the order notes are for."),
      submitLabel: text("What the button says.", 40),
      failedMessage: sentence("Where data/site.json names an address for orders, and the order did not get there."),
      orderTitle: text("Heading over the order.", 60),
      whatsAppLabel: text("What the button says that hands the order over.", 60),
      whatsAppHint: sentence("What is in that message."),
      messageTitle: text("The message's first line.", 60),
    }),
  }),
})
