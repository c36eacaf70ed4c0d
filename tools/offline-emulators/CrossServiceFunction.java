import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonObject;
import com.google.protobuf.NullValue;
import java.util.List;
import java.util.function.Function;

/** Function of Storage rules that the rules engine leaves to its host to implement. */
record CrossServiceFunction(
    String name, Function<ExpressionValue, ListenableFuture<ExpressionValue>> body)
    implements AsyncRuntimeFunction {

  /**
   * Creates the functions for one evaluation.
   *
   * @param ask makes firebase-tools read a document: takes its path, returns its answer
   */
  static List<CrossServiceFunction> all(Function<String, ListenableFuture<JsonObject>> ask) {
    return List.of(
        ofDocument("firestore.get", ask, CrossServiceFunction::documentOrNull),
        ofDocument(
            "firestore.exists",
            ask,
            answer -> ExpressionValue.newBuilder().setBoolValue(isFound(answer)).build()),
        new CrossServiceFunction("debug", Futures::immediateFuture));
  }

  private static CrossServiceFunction ofDocument(
      String name,
      Function<String, ListenableFuture<JsonObject>> ask,
      Function<JsonObject, ExpressionValue> result) {
    return new CrossServiceFunction(
        name, path -> Futures.transform(ask.apply(text(path)), result::apply, Runnable::run));
  }

  private static ExpressionValue documentOrNull(JsonObject answer) {
    return isFound(answer)
        ? FirestoreValues.document(answer.getAsJsonObject("result"))
        : ExpressionValue.newBuilder().setNullValue(NullValue.NULL_VALUE).build();
  }

  private static boolean isFound(JsonObject answer) {
    return "ok".equals(answer.get("status").getAsString());
  }

  private static String text(ExpressionValue path) {
    StringBuilder text = new StringBuilder();
    path.getPathValue()
        .getSegmentsList()
        .forEach(segment -> text.append('/').append(segment.getSimple()));
    return text.toString();
  }

  @Override
  public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
    return Futures.transform(
        body.apply(request.getArguments(0)),
        value -> ExecutionResponse.newBuilder().setValue(value).build(),
        Runnable::run);
  }
}
