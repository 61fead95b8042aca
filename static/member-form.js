/*
 * The registration form (written by src/routes/member-form.ts). It turns the answers into a message, which the visitor
 * sends by WhatsApp or e-mail. Nothing is stored, nothing is sent from here, and the identity number is put into no
 * link: its line in the message says that it is to be added.
 */
;(function () {
  "use strict"

  var main = document.querySelector("main")
  var form = document.getElementById("form")
  var ready = document.getElementById("ready")
  var note = document.getElementById("ready-note")

  document.getElementById("submit").hidden = false

  form.addEventListener("submit", function (event) {
    event.preventDefault()
    var lines = ["Member registration"]
    var secrets = []
    Array.prototype.forEach.call(form.elements, function (control) {
      var label = control.getAttribute("data-label")
      var value = label ? control.value.trim() : ""
      if (!value) return
      var secret = control.hasAttribute("data-secret")
      if (secret) secrets.push([label, value])
      lines.push(label + ": " + (secret ? "" : value))
    })
    var text = lines.join("\n")
    document.getElementById("message").value = text
    note.textContent = secrets
      .map(function (pair) {
        return (
          "For your safety your " +
          pair[0].toLowerCase() +
          " is not in the message yet. Type it after the colon before you send it: " +
          pair[1]
        )
      })
      .join(" ")
    document.getElementById("whatsapp").href =
      "https://wa.me/" + main.getAttribute("data-chat").replace(/\D/g, "") + "?text=" + encodeURIComponent(text)
    document.getElementById("mail").href =
      "mailto:" +
      main.getAttribute("data-mail") +
      "?subject=" +
      encodeURIComponent("Member registration") +
      "&body=" +
      encodeURIComponent(text)
    ready.hidden = false
    ready.focus()
    ready.scrollIntoView({ block: "start" })
  })

  /** What was written goes stale as soon as an answer changes. */
  form.addEventListener("input", function () {
    ready.hidden = true
  })

  document.getElementById("change").addEventListener("click", function () {
    ready.hidden = true
    form.elements[0].focus()
  })
})()
